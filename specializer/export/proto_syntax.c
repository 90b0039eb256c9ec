/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which syntax says it all. Everything that proto2 or proto3 cannot say is
 * looked at once: where nothing speaks against proto3 it is taken, else proto2,
 * and where something speaks against each, edition 2023, which old compilers do
 * not know.
 */
#include "export/proto_writer.h"

/* What speaks against a syntax: the first that was met. */
typedef struct Objection {
  const char *what; // "is required"; NULL: nothing
  const char *name;
  Location at;
} Objection;

typedef struct Survey {
  Export *e;
  Objection against[PROTO_2023 + 1];
  size_t implicit, explicit;
  size_t checked; // texts
} Survey;

static void object(Survey *s, ProtoSyntax syntax, const char *name, Location at, const char *what) {
  if (s->against[syntax].what == NULL) {
    s->against[syntax] = (Objection){what, name, at};
  }
}

// ---- Looking ----

static void look_at_text(Survey *s, const Field *field) {
  s->checked += field->type->kind == TYPE_TEXT && field->utf8_check != CHOICE_NO;
}

static void look_at_field(Survey *s, const Field *field) {
  ProtoPresence presence = proto_presence(field);
  s->implicit += presence == PROTO_PRESENCE_IMPLICIT;
  s->explicit += presence == PROTO_PRESENCE_EXPLICIT;
  look_at_text(s, field);
  if (presence == PROTO_PRESENCE_IMPLICIT) {
    object(s, PROTO_2, field->name, field->at, "has no presence");
  } else if (presence == PROTO_PRESENCE_REQUIRED) {
    object(s, PROTO_3, field->name, field->at, "is required");
  }
  if (field->default_value.kind != VALUE_NONE) {
    object(s, PROTO_3, field->name, field->at, "has a default");
  }
  if (field->type->kind == TYPE_ENUM && proto_is_closed(field->type->enumeration)) {
    object(s, PROTO_3, field->name, field->at, "has a closed enum");
  }
  if (field->group) {
    object(s, PROTO_3, field->name, field->at, "is a group");
    if (!scope_holds_group(field)) {
      object(s, PROTO_2, field->name, field->at, "is a group that is declared elsewhere");
    }
  }
}

static void look_at_entry(Survey *s, const Message *entry) {
  for (size_t i = 0; i < entry->fields.count; i++) {
    const Field *field = entry->fields.items[i];
    look_at_text(s, field);
    if (field->type->kind == TYPE_ENUM && proto_is_closed(field->type->enumeration)) {
      object(s, PROTO_3, field->name, field->at, "has a closed enum");
    }
  }
}

static void look_at_message(Survey *s, const Message *message) {
  if (message->extends != NULL) {
    object(s, PROTO_3, message->name, message->at, "has extensions");
  }
  if (message->extensions.count != 0) {
    object(s, PROTO_3, message->name, message->at, "keeps numbers for extensions");
  }
  if (message->message_set) {
    object(s, PROTO_3, message->name, message->at, "is a message set");
  }
  for (size_t i = 0; i < message->fields.count; i++) {
    look_at_field(s, message->fields.items[i]);
  }
}

static void look_at_enum(Survey *s, const Enum *enumeration) {
  if (proto_is_closed(enumeration)) {
    object(s, PROTO_3, enumeration->name, enumeration->at, "is closed");
  } else {
    object(s, PROTO_2, enumeration->name, enumeration->at, "is an open enum");
  }
}

static bool look_at_all(Survey *s) {
  const Schema *schema = s->e->schema;
  bool drops = true;
  for (size_t i = 0; i < schema->messages.count; i++) {
    const Message *message = schema->messages.items[i];
    if (message->is_main && !scope_is_hidden(s->e, message)) {
      look_at_message(s, message);
      drops &= message->extends != NULL || !member_exists(&message->unknown);
    } else if (message->is_main) {
      look_at_entry(s, message);
    }
  }
  for (size_t i = 0; i < schema->enums.count; i++) {
    if (schema->enums.items[i]->is_main) {
      look_at_enum(s, schema->enums.items[i]);
    }
  }
  return drops;
}

// ---- Choosing ----

static ProtoSyntax best(const Survey *s) {
  return s->against[PROTO_3].what == NULL   ? PROTO_3
         : s->against[PROTO_2].what == NULL ? PROTO_2
                                            : PROTO_2023;
}

static void mark_groups(Export *e) {
  for (size_t i = 0; i < e->schema->messages.count; i++) {
    const Message *message = e->schema->messages.items[i];
    for (size_t k = 0; message->is_main && k < message->fields.count; k++) {
      const Field *field = message->fields.items[k];
      if (field->group && scope_holds_group(field)) {
        Scope *scope = map_get(&e->scopes, field->type->message->full_name);
        scope->is_group = true;
      }
    }
  }
}

void syntax_choose(Export *e) {
  static const char *const names[] = {"", "proto2", "proto3", "edition 2023"};
  Survey s = {.e = e};
  e->drops_unknown = look_at_all(&s);
  e->syntax = e->request->syntax != PROTO_CHOOSE ? e->request->syntax : best(&s);
  const Objection *objection = &s.against[e->syntax];
  if (objection->what != NULL) {
    diag_error(e->diag, objection->at,
               "'%s' %s, which %s cannot say; leave the syntax to be chosen", objection->name,
               objection->what, names[e->syntax]);
  }
  e->is_implicit = e->syntax == PROTO_2023 && s.implicit > s.explicit;
  e->checks_utf8 = e->syntax == PROTO_2 && s.checked != 0;
  if (e->syntax == PROTO_2) {
    mark_groups(e);
  }
}
