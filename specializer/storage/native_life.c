/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The native storage, lifetime: initial states, what is owned, how it is
 * released, and the helper functions that a unit needs for it (a oneof's
 * dropped arm, a map's order).
 */
#include <inttypes.h>

#include "emit/names.h"
#include "emit/unit.h"
#include "storage/native.h"

/* ---- Ownership ---- */

static bool type_owns(const Type *type) {
  if (type->kind == TYPE_MESSAGE) {
    return native_message_owns(type->message);
  }
  return native_is_text(type) &&
         (type->form == FORM_VIEW || type->form == FORM_POINTER || type->form == FORM_SEQUENCE);
}

static bool field_owns(const Field *field) {
  switch (field->container) {
  case CONTAINER_POINTER:
  case CONTAINER_POINTERS:
  case CONTAINER_SEQUENCE:
    return true;
  case CONTAINER_NONE:
  case CONTAINER_ARRAY:
  case CONTAINER_BOUNDED:
    return field->by_pointer || type_owns(field->type);
  }
  return false;
}

bool native_message_owns(const Message *message) {
  if (member_exists(&message->unknown)) {
    return true;
  }
  for (size_t i = 0; i < message->fields.count; i++) {
    if (field_owns(message->fields.items[i])) {
      return true;
    }
  }
  return false;
}

bool native_owns(const Place *place) {
  if (place->part == PART_UNKNOWN) {
    return true;
  }
  if (place->part == PART_SELECTOR) {
    for (size_t i = 0; i < place->oneof->arms.count; i++) {
      if (field_owns(place->oneof->arms.items[i])) {
        return true;
      }
    }
    return false;
  }
  return field_owns(place->field);
}

/* ---- Initial states ---- */

static const char *integer_literal(Arena *arena, const Value *value, const Type *type) {
  if (value->kind != VALUE_INTEGER || value->integer == 0) {
    return type->kind == TYPE_BOOL ? "false" : "0";
  }
  if (type->kind == TYPE_BOOL) {
    return "true";
  }
  if (type->is_signed && value->integer == INT64_MIN) {
    return "INT64_MIN";
  }
  if (type->is_signed && type->size <= 4 && value->integer == INT32_MIN) {
    return "INT32_MIN";
  }
  if (type->is_signed) {
    return arena_format(arena, type->size == 8 ? "INT64_C(%" PRId64 ")" : "%" PRId64,
                        value->integer);
  }
  return arena_format(arena, type->size == 8 ? "UINT64_C(%" PRIu64 ")" : "%" PRIu64 "u",
                      (uint64_t)value->integer);
}

static const char *float_literal(Arena *arena, const Value *value, const Type *type) {
  double x = value->kind == VALUE_FLOAT     ? value->number
             : value->kind == VALUE_INTEGER ? (double)value->integer
                                            : 0;
  const char *suffix = type->size == 4 ? "f" : type->size > 8 ? "L" : "";
  if (x != x) {
    return type->size == 4 ? "hone_f32_of_bits(0x7fc00000u)"
                           : "hone_f64_of_bits(UINT64_C(0x7ff8000000000000))";
  }
  if (x - x != 0) { // infinite
    return type->size == 4
               ? (x > 0 ? "hone_f32_of_bits(0x7f800000u)" : "hone_f32_of_bits(0xff800000u)")
               : (x > 0 ? "hone_f64_of_bits(UINT64_C(0x7ff0000000000000))"
                        : "hone_f64_of_bits(UINT64_C(0xfff0000000000000))");
  }
  char *text = arena_format(arena, type->size == 4 ? "%.9g" : "%.17g", x);
  bool plain = true;
  for (const char *p = text; *p != '\0'; p++) {
    plain = plain && ((*p >= '0' && *p <= '9') || *p == '-');
  }
  return arena_format(arena, "%s%s%s", text, plain ? ".0" : "", suffix);
}

static void init_scalar(Function *f, const Place *place, const char *lvalue) {
  const Field *field = place->field;
  const Type *type = field->type;
  static const Value none = {0};
  const Value *value = place->part == PART_VALUE ? &field->default_value : &none;
  switch (type->kind) {
  case TYPE_BOOL:
  case TYPE_INT:
    function_line(f, "$x$ = $value$;", {"x", lvalue},
                  {"value", integer_literal(f->arena, value, type)});
    return;
  case TYPE_ENUM: {
    Type integer = *type;
    integer.kind = TYPE_INT;
    function_line(f, "$x$ = ($type$)$value$;", {"x", lvalue}, {"type", type->spelling},
                  {"value", integer_literal(f->arena, value, &integer)});
    return;
  }
  case TYPE_FLOAT:
    function_line(f, "$x$ = $value$;", {"x", lvalue},
                  {"value", float_literal(f->arena, value, type)});
    return;
  case TYPE_TIME:
  case TYPE_DURATION:
    function_line(f, "$x$.sec = 0;\n$x$.nsec = 0;", {"x", lvalue});
    return;
  case TYPE_TEXT:
  case TYPE_WTEXT:
  case TYPE_BYTES:
  case TYPE_MESSAGE:
    break;
  }
  unreachable("not a scalar");
}

// An `char *` that is always there is an empty text, one that may be absent is NULL.
static void init_cstr(Function *f, const Place *place, const char *lvalue, const char *kept) {
  bool absent = place->field->presence == PRESENCE_POINTER && place->part == PART_VALUE;
  bool has_default = !str_equal(kept, "NULL") && !absent;
  function_line(f, "$x$ = $value$;", {"x", lvalue},
                {"value", has_default ? arena_format(f->arena, "(char *)%s", kept)
                          : absent    ? "NULL"
                                      : "(char *)hone_empty"});
}

static void init_text(Function *f, const Place *place, const char *lvalue) {
  const Field *field = place->field;
  const Type *type = field->type;
  bool single = place->part == PART_VALUE;
  bool has_default =
      single && field->default_value.kind == VALUE_TEXT && field->presence != PRESENCE_POINTER;
  const char *kept = has_default ? native_kept(f, field) : "NULL";
  const char *size = arena_format(f->arena, "%zu", has_default ? field->default_value.size : 0);
  switch (type->form) {
  case FORM_VIEW:
    function_line(f, "$x$.data = $kept$;\n$x$.size = $size$;", {"x", lvalue}, {"kept", kept},
                  {"size", size});
    return;
  case FORM_POINTER:
    if (type->kind == TYPE_TEXT) {
      init_cstr(f, place, lvalue, kept);
    } else {
      function_line(f, "$x$ = $cast$$kept$;\n$count$ = $size$;", {"x", lvalue},
                    {"cast", has_default ? "(uint8_t *)" : ""}, {"kept", kept},
                    {"count", native_member(f, place, field->count.path)}, {"size", size});
    }
    return;
  case FORM_ARRAY:
    function_line(f, "memset($x$, 0, sizeof($x$));", {"x", lvalue});
    if (has_default) {
      function_line(f, "memcpy($x$, $kept$, $size$);", {"x", lvalue}, {"kept", kept},
                    {"size", size});
    }
    return;
  case FORM_BOUNDED:
    function_line(f, "$count$ = $size$;",
                  {"count", type->size_name != NULL
                                ? arena_format(f->arena, "%s.%s", lvalue, type->size_name)
                                : native_member(f, place, field->count.path)},
                  {"size", size});
    if (has_default) {
      function_line(
          f, "memcpy($x$$dot$, $kept$, $size$);", {"x", lvalue},
          {"dot", type->size_name != NULL ? arena_format(f->arena, ".%s", type->data_name) : ""},
          {"kept", kept}, {"size", size});
    }
    return;
  case FORM_SEQUENCE:
    function_line(f, "$x$.$data$ = NULL;\n$x$.$size$ = 0;\n$x$.$capacity$ = 0;", {"x", lvalue},
                  {"data", type->data_name}, {"size", type->size_name},
                  {"capacity", type->capacity_name});
    return;
  case FORM_NONE:
    break;
  }
  unreachable("text or bytes without a form");
}

void native_init_value(Function *f, const Place *place) {
  const Field *field = place->field;
  if (place->part == PART_VALUE && field->by_pointer) {
    function_line(f, "$x$ = NULL;", {"x", native_member(f, place, field->member.path)});
  } else if (field->type->kind == TYPE_MESSAGE) {
    function_line(f, "$name$_init($x$);", {"name", field->type->message->name},
                  {"x", storage_native.message(f, place)});
  } else if (native_is_text(field->type)) {
    init_text(f, place, native_lvalue(f, place));
  } else {
    init_scalar(f, place, native_lvalue(f, place));
  }
}

static void init_array(Function *f, const Place *place) {
  const Field *field = place->field;
  const Type *type = field->type;
  bool views = native_is_text(type) && type->form != FORM_ARRAY;
  if (type->kind != TYPE_MESSAGE && !views) {
    const char *array = native_member(f, place, field->member.path);
    function_line(f, "memset($x$, 0, sizeof($x$));", {"x", array});
    return;
  }
  function_open_loop(f, field, arena_format(f->arena, "%" PRIu64 "u", field->length));
  Place element = *place;
  element.part = PART_ELEMENT;
  native_init_value(f, &element);
  function_close_loop(f, field);
}

static void init_container(Function *f, const Place *place) {
  const Field *field = place->field;
  if (field->container == CONTAINER_ARRAY) {
    init_array(f, place);
    return;
  }
  if (field->container != CONTAINER_BOUNDED) {
    function_line(f, "$x$ = NULL;", {"x", native_items(f, place)});
  }
  function_line(f, "$n$ = 0;", {"n", native_count_lvalue(f, place)});
  if (field->container == CONTAINER_SEQUENCE) {
    function_line(f, "$n$ = 0;", {"n", native_member(f, place, field->capacity.path)});
  }
}

// The presence member, or the whole bit set with the first field that has a bit in it.
static void init_presence(Function *f, const Place *place) {
  const Field *field = place->field;
  const Member *member = &field->presence_member;
  if (field->presence == PRESENCE_MEMBER) {
    function_line(f, "$x$ = $no$;", {"x", native_member(f, place, member->path)},
                  {"no", member->is_bool ? "false" : "0"});
  } else if (field->presence == PRESENCE_BIT && field->presence_bit == 0) {
    const char *set = native_member(f, place, member->path);
    if (field->presence_words != 0) {
      function_line(f, "memset($x$, 0, sizeof($x$));", {"x", set});
    } else {
      function_line(f, "$x$ = 0;", {"x", set});
    }
  }
}

static void init_oneof(Function *f, const Place *place) {
  const Member *member = &place->oneof->selector;
  const char *zero =
      place->oneof->selector_is_enum ? arena_format(f->arena, "(%s)0", member->spelling) : "0";
  function_line(f, "$x$ = $zero$;", {"x", native_member(f, place, member->path)}, {"zero", zero});
  const Field *arm = native_zero_arm(place->oneof);
  if (arm != NULL) {
    native_init_value(f, native_sibling(f, place, arm));
  }
}

void native_init(Function *f, const Place *place) {
  switch (place->part) {
  case PART_SELECTOR:
    init_oneof(f, place);
    return;
  case PART_UNKNOWN: {
    const char *x = native_member(f, place, place->message->unknown.path);
    function_line(f, "$x$.data = NULL;\n$x$.size = 0;\n$x$.capacity = 0;", {"x", x});
    return;
  }
  case PART_VALUE:
    if (field_is_repeated(place->field)) {
      init_container(f, place);
    } else {
      init_presence(f, place);
      native_init_value(f, place);
    }
    return;
  case PART_ELEMENT:
  case PART_COUNT:
    break;
  }
  unreachable("only fields, oneofs and unknown fields are initialised");
}

/* ---- Release ---- */

static void release_text(Function *f, const Place *place) {
  const Field *field = place->field;
  const Type *type = field->type;
  const char *x = native_lvalue(f, place);
  const char *kept = native_kept(f, field);
  if (type->form == FORM_VIEW) {
    const char *kind = type->kind == TYPE_TEXT    ? "str"
                       : type->kind == TYPE_BYTES ? "bytes"
                                                  : "wstr";
    function_line(f, "hone_$kind$_release($alloc$, &$x$, $kept$);", {"kind", kind},
                  {"alloc", f->alloc}, {"x", x}, {"kept", kept});
  } else if (type->form == FORM_SEQUENCE) {
    function_line(f, "hone_seq_release($alloc$, $x$.$data$, (size_t)$x$.$capacity$);",
                  {"alloc", f->alloc}, {"x", x}, {"data", type->data_name},
                  {"capacity", type->capacity_name});
  } else if (type->kind == TYPE_TEXT) {
    bool is_const = str_starts(type->spelling, "const");
    function_line(f, "hone_cstr_release($alloc$, $cast$$x$, $kept$);", {"alloc", f->alloc},
                  {"cast", is_const ? "(char *)" : ""}, {"x", x}, {"kept", kept});
  } else {
    const char *count = native_member(f, place, field->count.path);
    function_line(f, "hone_block_release($alloc$, $x$, (size_t)$count$, $kept$);",
                  {"alloc", f->alloc}, {"x", x}, {"count", count}, {"kept", kept});
  }
}

// What one value or element owns, the block of a pointer not included.
static void release_value(Function *f, const Place *place) {
  const Type *type = place->field->type;
  if (type->kind == TYPE_MESSAGE) {
    if (native_message_owns(type->message)) {
      function_line(f, "$name$_release($x$, $alloc$);", {"name", type->message->name},
                    {"x", storage_native.message(f, place)}, {"alloc", f->alloc});
    }
  } else if (native_is_text(type)) {
    release_text(f, place);
  }
}

static void release_single(Function *f, const Place *place) {
  const Field *field = place->field;
  if (!field->by_pointer) {
    release_value(f, place);
    return;
  }
  const char *pointer = native_member(f, place, field->member.path);
  bool deep = type_owns(field->type);
  if (deep) {
    function_line(f, "if ($x$ != NULL) {", {"x", pointer});
    release_value(f, place);
  }
  function_line(f, "hone_release($alloc$, $x$, sizeof(*$x$));", {"alloc", f->alloc},
                {"x", pointer});
  if (deep) {
    function_line(f, "}");
  }
}

static void release_container(Function *f, const Place *place) {
  const Field *field = place->field;
  const char *type = native_element_type(f->arena, field);
  bool blocks = field->container == CONTAINER_POINTERS;
  const char *count = field->container == CONTAINER_ARRAY
                          ? arena_format(f->arena, "%" PRIu64 "u", field->length)
                          : native_raw_count(f, place);
  if (field->container != CONTAINER_ARRAY && field->count.is_signed) {
    const char *raw = native_count_lvalue(f, place); // none is counted by a negative one
    count = arena_format(f->arena, "(%s > 0 ? %s : 0u)", raw, count);
  }
  if (blocks || type_owns(field->type)) {
    function_open_loop(f, field, count);
    Place element = *place;
    element.part = PART_ELEMENT;
    if (type_owns(field->type) && blocks) {
      function_line(f, "if ($items$[$i$] != NULL) {", {"items", native_items(f, place)},
                    {"i", function_index(f, field)});
      release_value(f, &element);
      function_line(f, "}");
    } else if (type_owns(field->type)) {
      release_value(f, &element);
    }
    if (blocks) {
      function_line(f, "hone_release($alloc$, $items$[$i$], sizeof($type$));", {"alloc", f->alloc},
                    {"items", native_items(f, place)}, {"i", function_index(f, field)},
                    {"type", type});
    }
    function_close_loop(f, field);
  }
  if (field->container == CONTAINER_ARRAY || field->container == CONTAINER_BOUNDED) {
    return;
  }
  bool is_sequence = field->container == CONTAINER_SEQUENCE;
  const char *capacity = is_sequence
                             ? native_size_cast(f->arena, &field->capacity,
                                                native_member(f, place, field->capacity.path))
                             : arena_format(f->arena, "hone_capacity_of(%s)", count);
  function_line(f, "hone_$seq$release($alloc$, $items$, $capacity$ * sizeof($type$$star$));",
                {"seq", is_sequence ? "seq_" : ""}, {"alloc", f->alloc},
                {"items", native_items(f, place)}, {"capacity", capacity}, {"type", type},
                {"star", blocks ? " *" : ""});
}

static bool default_arm_owns(const Oneof *oneof) {
  for (size_t i = 0; oneof->labels && i < oneof->arms.count; i++) {
    if (oneof->arms.items[i]->cases.is_default && field_owns(oneof->arms.items[i])) {
      return true;
    }
  }
  return false;
}

static void arm_labels(Function *f, const Field *arm) {
  if (!arm->oneof->labels) {
    function_line(f, "case $label$:", {"label", native_arm_label(f->arena, arm)});
  } else if (arm->cases.is_default) {
    function_line(f, "default:");
  } else {
    for (size_t i = 0; i < arm->cases.count; i++) {
      function_line(
          f, "case $label$:", {"label", arena_format(f->arena, "%" PRId64, arm->cases.items[i])});
    }
  }
}

// Arms that own nothing are named only where they would be the default arm's.
static void release_arms(Function *f, const Place *place) {
  bool has_default = default_arm_owns(place->oneof);
  function_line(f, "switch ($which$) {", {"which", storage_native.selector(f, place)});
  for (size_t i = 0; i < place->oneof->arms.count; i++) {
    const Field *arm = place->oneof->arms.items[i];
    if (!field_owns(arm) && !has_default) {
      continue;
    }
    arm_labels(f, arm);
    if (field_owns(arm)) {
      function_comment(f, arm, NULL);
      release_single(f, native_sibling(f, place, arm));
    }
    function_line(f, "break;");
  }
  function_line(f, has_default ? "}" : "default:\nbreak;\n}");
}

void native_release(Function *f, const Place *place) {
  switch (place->part) {
  case PART_SELECTOR:
    if (native_owns(place)) {
      release_arms(f, place);
    }
    return;
  case PART_UNKNOWN: {
    const char *x = native_member(f, place, place->message->unknown.path);
    function_line(f, "hone_seq_release($alloc$, $x$.data, $x$.capacity);", {"alloc", f->alloc},
                  {"x", x});
    return;
  }
  case PART_VALUE:
    if (!field_owns(place->field)) {
      return;
    }
    if (field_is_repeated(place->field)) {
      release_container(f, place);
    } else {
      release_single(f, place);
    }
    return;
  case PART_ELEMENT:
  case PART_COUNT:
    break;
  }
  unreachable("only fields, oneofs and unknown fields are released");
}

/* ---- Helper functions of a unit ---- */

const char *native_drop_function(Function *f, const Place *selector) {
  const Message *message = selector->message;
  const char *name = arena_format(f->arena, "%s_drop_%s", message->name, selector->oneof->name);
  if (!unit_once(f->unit, name)) {
    return name;
  }
  Function *drop =
      function_new(f->unit, arena_format(f->arena, "static void %s(%s *msg, hone_alloc *alloc)",
                                         name, message->c_type));
  Place here = *selector;
  here.base = NULL;
  drop->alloc = "alloc";
  native_release(drop, &here);
  native_init(drop, &here);
  function_end(drop);
  return name;
}

// Orders map entries by key: "int Entry_compare_keys(const void *, const void *)".
static const char *compare_function(Function *f, const Field *field) {
  const Message *entry = field->type->message;
  bool blocks = field->container == CONTAINER_POINTERS;
  const char *name =
      arena_format(f->arena, "%s_compare_%s", entry->name, blocks ? "blocks" : "keys");
  if (!unit_once(f->unit, name)) {
    return name;
  }
  Function *compare = function_new(
      f->unit, arena_format(f->arena, "static int %s(const void *left, const void *right)", name));
  const Field *key = map_key_field(entry);
  const char *pointer = arena_format(f->arena, "const %s *", entry->c_type);
  const char *cast = blocks ? "*($type$const *)" : "($type$)";
  function_local(compare, pointer, "a");
  function_local(compare, pointer, "b");
  function_line(compare, arena_format(f->arena, "a = %sleft;\nb = %sright;", cast, cast),
                {"type", pointer});
  if (blocks) { // NULL is no entry
    function_line(compare, "if (a == NULL || b == NULL) {\nreturn (a != NULL) - (b != NULL);\n}");
  }
  const Place *place = place_of(f->arena, key, PART_VALUE);
  const char *data[2], *size[2];
  for (int i = 0; i < 2; i++) {
    compare->msg = i == 0 ? "a" : "b";
    if (native_is_text(key->type)) {
      storage_native.bytes(compare, place, &data[i], &size[i]);
      const char *kept = arena_format(f->arena, "%s_size", compare->msg);
      function_local(compare, "size_t", kept);
      function_line(compare, "$kept$ = $size$;", {"kept", kept}, {"size", size[i]});
      size[i] = kept;
    } else {
      data[i] = storage_native.value(compare, place);
    }
  }
  if (native_is_text(key->type)) {
    function_line(compare, "return hone_compare_bytes($a$, a_size, $b$, b_size);", {"a", data[0]},
                  {"b", data[1]});
  } else {
    function_line(compare, "return ($a$ > $b$) - ($a$ < $b$);", {"a", data[0]}, {"b", data[1]});
  }
  function_end(compare);
  return name;
}

// Releases one entry: "void Entry_release_entry(void *entry, hone_alloc *alloc)".
static const char *release_function(Function *f, const Field *field) {
  const Message *entry = field->type->message;
  bool blocks = field->container == CONTAINER_POINTERS;
  if (!blocks && !native_message_owns(entry)) {
    return "NULL";
  }
  const char *name =
      arena_format(f->arena, "%s_release_%s", entry->name, blocks ? "block" : "entry");
  if (!unit_once(f->unit, name)) {
    return name;
  }
  Function *release = function_new(
      f->unit, arena_format(f->arena, "static void %s(void *entry, hone_alloc *alloc)", name));
  const char *pointer = arena_format(f->arena, "%s *", entry->c_type);
  function_local(release, pointer, "msg");
  function_line(release, blocks ? "msg = *($type$*)entry;" : "msg = ($type$)entry;",
                {"type", pointer});
  bool deep = native_message_owns(entry);
  if (deep) {
    function_line(release,
                  blocks ? "if (msg != NULL) {\n$name$_release(msg, alloc);\n}"
                         : "$name$_release(msg, alloc);",
                  {"name", entry->name});
  }
  if (blocks) {
    function_line(release, "hone_release(alloc, msg, sizeof(*msg));");
  }
  function_end(release);
  return name;
}

const char *native_settle_call(Function *f, const Place *place) {
  const Field *field = place->field;
  const char *items = native_items(f, place);
  return expression(f->arena,
                    "hone_map_settle($alloc$, $items$, $count$, sizeof($items$[0]), $compare$, "
                    "$release$)",
                    {"alloc", f->alloc}, {"items", items}, {"count", native_raw_count(f, place)},
                    {"compare", compare_function(f, field)},
                    {"release", release_function(f, field)});
}

const char *native_holder(Function *f, const Place *place) {
  if (place->base == NULL) {
    return f->msg;
  }
  return storage_native.message(f, place->base);
}
