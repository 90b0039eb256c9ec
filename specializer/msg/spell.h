/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A Schema in the language of .msg files: names in ROS 1, ROS 2 and DDS, the
 * types of fields, the text of a definition.
 */
#ifndef HONE_MSG_SPELL_H
#define HONE_MSG_SPELL_H

#include "msg/definition.h"
#include "schema/schema.h"

typedef enum MsgDialect { MSG_ROS1, MSG_ROS2 } MsgDialect;

/* "std_msgs/Header": what `ros1` says, else package and name where the package is one word. NULL:
 * there is none. */
const char *msg_ros1_name(Arena *arena, const Message *message);

/* "std_msgs/msg/Header", "std_srvs/srv/SetBool_Request": what `ros2` says, its parts divided by
 * '/', whichever of '/', '::' and '__' it has; else made of package and name as above, else the
 * name alone. Never NULL. */
const char *msg_ros2_name(Arena *arena, const Message *message);

/* "std_msgs::msg::dds_::Header_"; "dds_::Header_" where the name above has no namespace. */
const char *msg_dds_name(Arena *arena, const Message *message);

/* The request of the service of which `response` is the response, in the same schema, or NULL.
 * Their ROS 1 names are NAMERequest and NAMEResponse, those in C too, with or without an
 * underscore. */
const Message *msg_request_of(Arena *arena, const Schema *schema, const Message *response);
/* NAME of such a service, and how it is called in C. */
const char *msg_service_name(Arena *arena, const Message *response);
const char *msg_service_stem(Arena *arena, const Message *response);

/* "uint8[16]": the field's type. `package` is where it is used: names of that package stand alone
 * (NULL: none do). NULL: the dialect has none like it. */
const char *msg_field_type(Arena *arena, const Field *field, MsgDialect dialect,
                           const char *package);

/* The definition of a message that brings none: constants, then fields, with their comments where
 * `with_comments`. NULL: *odd is the field that the dialect cannot say. */
const char *msg_text(Arena *arena, const Message *message, MsgDialect dialect, bool with_comments,
                     const Field **odd);

#endif
