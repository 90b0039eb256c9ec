/* Generated from imu.h by hone for x86_64-pc-linux-gnu. Do not edit. */
/* clang-format off */
/* NOLINTBEGIN */
/* LCOV_EXCL_START */

#include "imu.hone.h"

#include <hone/encoder.h>
#include <hone/equal.h>
#include <hone/native.h>
#include <hone/protobuf.h>
#include <hone/ros1.h>

#include <stddef.h>
#include <string.h>

#if HONE_RUNTIME_ABI != 1
#error "imu.hone.c was made for runtime ABI 1: regenerate it"
#endif

HONE_STATIC_ASSERT(sizeof(Header) == 44, "Header changed: specialize its header again");
HONE_STATIC_ASSERT(offsetof(Header, seq) == 0, "Header changed: specialize its header again");
HONE_STATIC_ASSERT(offsetof(Header, stamp) == 4, "Header changed: specialize its header again");
HONE_STATIC_ASSERT(sizeof(Imu) == 344, "Imu changed: specialize its header again");
HONE_STATIC_ASSERT(offsetof(Imu, orientation) == 48, "Imu changed: specialize its header again");
HONE_STATIC_ASSERT(offsetof(Imu, orientation_covariance) == 80, "Imu changed: specialize its header again");
HONE_STATIC_ASSERT(offsetof(Imu, angular_velocity) == 152, "Imu changed: specialize its header again");
HONE_STATIC_ASSERT(offsetof(Imu, angular_velocity_covariance) == 176, "Imu changed: specialize its header again");
HONE_STATIC_ASSERT(offsetof(Imu, linear_acceleration) == 248, "Imu changed: specialize its header again");
HONE_STATIC_ASSERT(offsetof(Imu, linear_acceleration_covariance) == 272, "Imu changed: specialize its header again");

/* ---- Header ---- */

void Header_init(Header *msg) {
  msg->seq = 0;
  msg->stamp.sec = 0;
  msg->stamp.nsec = 0;
  memset(msg->frame_id, 0, sizeof(msg->frame_id));
}

void Header_clear(Header *msg, hone_alloc *alloc) {
  Header_release(msg, alloc);
  Header_init(msg);
}

void Header_release(Header *msg, hone_alloc *alloc) {
  (void)msg;
  (void)alloc;
}

hone_status Header_clone(Header *dst, const Header *src, hone_alloc *alloc) {
  size_t frame_id_src_size;
  hone_status status;

  (void)alloc;
  Header_init(dst);

  /* 1: seq (uint32_t) */
  dst->seq = src->seq;

  /* 2: stamp (time) */
  dst->stamp = src->stamp;

  /* 3: frame_id (text) */
  frame_id_src_size = hone_chars_size(src->frame_id, 32);
  if (frame_id_src_size > 31) {
    return HONE_BAD_VALUE;
  }
  status = hone_chars_assign(dst->frame_id, 32, src->frame_id, frame_id_src_size);
  if (status != HONE_OK) {
    return status;
  }

  return HONE_OK;
}

hone_status Header_merge(Header *dst, const Header *src, hone_alloc *alloc) {
  size_t frame_id_src_size;
  hone_status status;

  (void)alloc;
  if (dst == src) {
    return HONE_BAD_ARGUMENT;
  }

  /* 1: seq (uint32_t) */
  if (src->seq != 0) {
    dst->seq = src->seq;
  }

  /* 2: stamp (time) */
  dst->stamp = src->stamp;

  /* 3: frame_id (text) */
  if (src->frame_id[0] != '\0') {
    frame_id_src_size = hone_chars_size(src->frame_id, 32);
    if (frame_id_src_size > 31) {
      return HONE_BAD_VALUE;
    }
    status = hone_chars_assign(dst->frame_id, 32, src->frame_id, frame_id_src_size);
    if (status != HONE_OK) {
      return status;
    }
  }

  return HONE_OK;
}

bool Header_equal(const Header *a, const Header *b) {
  size_t frame_id_a_size;
  size_t frame_id_b_size;

  /* 1: seq (uint32_t) */
  if (a->seq != b->seq) {
    return false;
  }

  /* 2: stamp (time) */
  if (a->stamp.sec != b->stamp.sec || a->stamp.nsec != b->stamp.nsec) {
    return false;
  }

  /* 3: frame_id (text) */
  frame_id_a_size = hone_chars_size(a->frame_id, 32);
  frame_id_b_size = hone_chars_size(b->frame_id, 32);
  if (!hone_equal_bytes(a->frame_id, frame_id_a_size, b->frame_id, frame_id_b_size)) {
    return false;
  }

  return true;
}

uint64_t Header_hash(const Header *msg, uint64_t seed) {
  uint64_t h = seed;
  size_t frame_id_size;

  /* 1: seq (uint32_t) */
  h = hone_hash_u64(h, (uint64_t)msg->seq);

  /* 2: stamp (time) */
  h = hone_hash_u64(h, (uint64_t)msg->stamp.sec);
  h = hone_hash_u64(h, (uint64_t)msg->stamp.nsec);

  /* 3: frame_id (text) */
  frame_id_size = hone_chars_size(msg->frame_id, 32);
  h = hone_hash_bytes(h, msg->frame_id, frame_id_size);

  return h;
}

/* ---- Header: protobuf ---- */

size_t Header_size_protobuf(const Header *msg) {
  uint64_t size = 0;
  size_t frame_id_size;

  /* 1: seq (uint32_t) */
  if (msg->seq != 0) {
    size += 1 + hone_pb_uint32_size(msg->seq);
  }

  /* 2: stamp (time) */
  size += 1 + hone_pb_timestamp_size(msg->stamp);

  /* 3: frame_id (text) */
  if (msg->frame_id[0] != '\0') {
    frame_id_size = hone_chars_size(msg->frame_id, 32);
    size += 1 + hone_pb_string_size(frame_id_size);
  }

  return hone_size(size);
}

uint8_t *Header_put_protobuf_trusted(const Header *msg, uint8_t *p, hone_encoder *e) {
  size_t frame_id_size;

  /* 1: seq (uint32_t) */
  if (msg->seq != 0) {
    *p++ = 0x08;
    p = hone_pb_uint32_put(p, msg->seq);
  }

  /* 2: stamp (time) */
  *p++ = 0x12;
  if (!hone_pb_timestamp_valid(msg->stamp)) {
    return hone_encode_fail(e, HONE_BAD_VALUE);
  }
  p = hone_pb_timestamp_put(p, msg->stamp);

  /* 3: frame_id (text) */
  if (msg->frame_id[0] != '\0') {
    frame_id_size = hone_chars_size(msg->frame_id, 32);
    if (frame_id_size > 31) {
      return hone_encode_fail(e, HONE_BAD_VALUE);
    }
    *p++ = 0x1a;
    p = hone_pb_string_put(p, msg->frame_id, frame_id_size);
  }

  return p;
}

hone_result Header_encode_protobuf(const Header *msg, uint8_t *out, size_t capacity) {
  hone_encoder e;
  uint8_t *p;

  if (capacity < 53 && capacity < Header_size_protobuf(msg)) {
    return hone_result_make(0, HONE_NO_SPACE);
  }
  hone_encoder_init(&e);
  p = Header_put_protobuf_trusted(msg, out, &e);
  return hone_encode_end(&e, out, p);
}

size_t Header_encode_protobuf_trusted(const Header *msg, uint8_t *out) {
  hone_encoder e;
  uint8_t *p;

  hone_encoder_init(&e);
  p = Header_put_protobuf_trusted(msg, out, &e);
  return p != NULL ? (size_t)(p - out) : 0;
}

hone_result Header_encode_protobuf_new(const Header *msg, hone_alloc *alloc, hone_bytes *out) {
  hone_encoder e;
  uint8_t *block;
  size_t size;

  size = Header_size_protobuf(msg);
  block = hone_encode_block(alloc, size);
  if (block == NULL) {
    return hone_result_make(0, size > HONE_MAX_LENGTH ? HONE_TOO_LARGE : HONE_OUT_OF_MEMORY);
  }
  hone_encoder_init(&e);
  Header_put_protobuf_trusted(msg, block, &e);
  return hone_encode_block_end(&e, alloc, block, size, out);
}

const uint8_t *Header_get_protobuf(Header *msg, const uint8_t *p, const uint8_t *end, hone_decoder *d) {
  uint32_t seq_value;
  hone_time stamp_value;
  hone_span frame_id_span;
  hone_status status;
  uint32_t key;

  /* 1: seq (uint32_t) */
  if (p != end && *p == 0x08) {
    p++;
  member_seq:
    p = hone_pb_uint32_get(p, end, &seq_value, d);
    if (p == NULL) {
      return NULL;
    }
    msg->seq = seq_value;
  }

  /* 2: stamp (time) */
  if (p != end && *p == 0x12) {
    p++;
  member_stamp:
    stamp_value = msg->stamp;
    p = hone_pb_timestamp_get(p, end, &stamp_value, d);
    if (p == NULL) {
      return NULL;
    }
    msg->stamp = stamp_value;
  }

  /* 3: frame_id (text) */
  if (p != end && *p == 0x1a) {
    p++;
  member_frame_id:
    p = hone_pb_string_get(p, end, &frame_id_span, d);
    if (p == NULL) {
      return NULL;
    }
    status = hone_chars_assign(msg->frame_id, 32, frame_id_span.data, frame_id_span.size);
    if (status != HONE_OK) {
      return hone_decode_fail(d, p, status);
    }
  }

  while (p != end) {
    p = hone_pb_key_get(p, end, &key, d);
    if (p == NULL) {
      return NULL;
    }
    switch (key) {
    case 8u:
      goto member_seq;
    case 18u:
      goto member_stamp;
    case 26u:
      goto member_frame_id;
    default:
      break;
    }
    p = hone_pb_key_skip(p, end, key, d);
    if (p == NULL) {
      return NULL;
    }
  }

  return p;
}

hone_result Header_decode_protobuf(Header *msg, const uint8_t *in, size_t size, hone_alloc *alloc, unsigned flags) {
  hone_decoder d;
  const uint8_t *p;

  if ((flags & HONE_MERGE) == 0) {
    Header_init(msg);
  }
  if (!hone_decoder_init(&d, in, size, alloc, flags)) {
    return hone_result_make(0, d.status);
  }
  p = Header_get_protobuf(msg, in, size != 0 ? in + size : in, &d);
  return hone_decode_end(&d, in, size, p);
}

/* ---- Header: ros1 ---- */

const char Header_definition_ros1[39] = "uint32 seq\ntime stamp\nstring frame_id\n";

size_t Header_size_ros1(const Header *msg) {
  uint64_t size = 0;
  size_t frame_id_size;

  /* 3: frame_id (text) */
  frame_id_size = hone_chars_size(msg->frame_id, 32);
  size += 16 + frame_id_size;

  return hone_size(size);
}

uint8_t *Header_put_ros1_trusted(const Header *msg, uint8_t *p, hone_encoder *e) {
  size_t frame_id_size;

  /* seq, stamp: 12 bytes as they lie */
  memcpy(p, &msg->seq, 12);
  p += 12;

  /* 3: frame_id (text) */
  frame_id_size = hone_chars_size(msg->frame_id, 32);
  if (frame_id_size > 31) {
    return hone_encode_fail(e, HONE_BAD_VALUE);
  }
  p = hone_ros1_string_put(p, msg->frame_id, frame_id_size);

  return p;
}

hone_result Header_encode_ros1(const Header *msg, uint8_t *out, size_t capacity) {
  hone_encoder e;
  uint8_t *p;

  if (capacity < 47 && capacity < Header_size_ros1(msg)) {
    return hone_result_make(0, HONE_NO_SPACE);
  }
  hone_encoder_init(&e);
  p = Header_put_ros1_trusted(msg, out, &e);
  return hone_encode_end(&e, out, p);
}

size_t Header_encode_ros1_trusted(const Header *msg, uint8_t *out) {
  hone_encoder e;
  uint8_t *p;

  hone_encoder_init(&e);
  p = Header_put_ros1_trusted(msg, out, &e);
  return p != NULL ? (size_t)(p - out) : 0;
}

hone_result Header_encode_ros1_new(const Header *msg, hone_alloc *alloc, hone_bytes *out) {
  hone_encoder e;
  uint8_t *block;
  size_t size;

  size = Header_size_ros1(msg);
  block = hone_encode_block(alloc, size);
  if (block == NULL) {
    return hone_result_make(0, size > HONE_MAX_LENGTH ? HONE_TOO_LARGE : HONE_OUT_OF_MEMORY);
  }
  hone_encoder_init(&e);
  Header_put_ros1_trusted(msg, block, &e);
  return hone_encode_block_end(&e, alloc, block, size, out);
}

const uint8_t *Header_get_ros1(Header *msg, const uint8_t *p, const uint8_t *end, hone_decoder *d) {
  hone_span frame_id_span;
  hone_status status;

  /* seq, stamp: 12 bytes as they lie */
  if ((size_t)(end - p) < 16) {
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  memcpy(&msg->seq, p, 12);
  p += 12;

  /* 3: frame_id (text) */
  p = hone_ros1_string_get(p, end, &frame_id_span, d);
  if (p == NULL) {
    return NULL;
  }
  status = hone_chars_assign(msg->frame_id, 32, frame_id_span.data, frame_id_span.size);
  if (status != HONE_OK) {
    return hone_decode_fail(d, p, status);
  }

  return p;
}

hone_result Header_decode_ros1(Header *msg, const uint8_t *in, size_t size, hone_alloc *alloc, unsigned flags) {
  hone_decoder d;
  const uint8_t *p;

  if ((flags & HONE_MERGE) == 0) {
    Header_init(msg);
  }
  if (!hone_decoder_init(&d, in, size, alloc, flags)) {
    return hone_result_make(0, d.status);
  }
  p = Header_get_ros1(msg, in, size != 0 ? in + size : in, &d);
  return hone_decode_end(&d, in, size, p);
}

/* ---- Imu ---- */

void Imu_init(Imu *msg) {
  Header_init(&msg->header);
  memset(msg->orientation, 0, sizeof(msg->orientation));
  memset(msg->orientation_covariance, 0, sizeof(msg->orientation_covariance));
  memset(msg->angular_velocity, 0, sizeof(msg->angular_velocity));
  memset(msg->angular_velocity_covariance, 0, sizeof(msg->angular_velocity_covariance));
  memset(msg->linear_acceleration, 0, sizeof(msg->linear_acceleration));
  memset(msg->linear_acceleration_covariance, 0, sizeof(msg->linear_acceleration_covariance));
}

void Imu_clear(Imu *msg, hone_alloc *alloc) {
  Imu_release(msg, alloc);
  Imu_init(msg);
}

void Imu_release(Imu *msg, hone_alloc *alloc) {
  (void)msg;
  (void)alloc;
}

hone_status Imu_clone(Imu *dst, const Imu *src, hone_alloc *alloc) {
  hone_status status;

  Imu_init(dst);

  /* 1: header (Header) */
  status = Header_clone(&dst->header, &src->header, alloc);
  if (status != HONE_OK) {
    return status;
  }

  /* 2: orientation (array of double) */
  memcpy(dst->orientation, src->orientation, 4u * sizeof(dst->orientation[0]));

  /* 3: orientation_covariance (array of double) */
  memcpy(dst->orientation_covariance, src->orientation_covariance, 9u * sizeof(dst->orientation_covariance[0]));

  /* 4: angular_velocity (array of double) */
  memcpy(dst->angular_velocity, src->angular_velocity, 3u * sizeof(dst->angular_velocity[0]));

  /* 5: angular_velocity_covariance (array of double) */
  memcpy(dst->angular_velocity_covariance, src->angular_velocity_covariance, 9u * sizeof(dst->angular_velocity_covariance[0]));

  /* 6: linear_acceleration (array of double) */
  memcpy(dst->linear_acceleration, src->linear_acceleration, 3u * sizeof(dst->linear_acceleration[0]));

  /* 7: linear_acceleration_covariance (array of double) */
  memcpy(dst->linear_acceleration_covariance, src->linear_acceleration_covariance, 9u * sizeof(dst->linear_acceleration_covariance[0]));

  return HONE_OK;
}

hone_status Imu_merge(Imu *dst, const Imu *src, hone_alloc *alloc) {
  hone_status status;

  if (dst == src) {
    return HONE_BAD_ARGUMENT;
  }

  /* 1: header (Header) */
  status = Header_merge(&dst->header, &src->header, alloc);
  if (status != HONE_OK) {
    return status;
  }

  /* 2: orientation (array of double) */
  memcpy(dst->orientation, src->orientation, 4u * sizeof(dst->orientation[0]));

  /* 3: orientation_covariance (array of double) */
  memcpy(dst->orientation_covariance, src->orientation_covariance, 9u * sizeof(dst->orientation_covariance[0]));

  /* 4: angular_velocity (array of double) */
  memcpy(dst->angular_velocity, src->angular_velocity, 3u * sizeof(dst->angular_velocity[0]));

  /* 5: angular_velocity_covariance (array of double) */
  memcpy(dst->angular_velocity_covariance, src->angular_velocity_covariance, 9u * sizeof(dst->angular_velocity_covariance[0]));

  /* 6: linear_acceleration (array of double) */
  memcpy(dst->linear_acceleration, src->linear_acceleration, 3u * sizeof(dst->linear_acceleration[0]));

  /* 7: linear_acceleration_covariance (array of double) */
  memcpy(dst->linear_acceleration_covariance, src->linear_acceleration_covariance, 9u * sizeof(dst->linear_acceleration_covariance[0]));

  return HONE_OK;
}

bool Imu_equal(const Imu *a, const Imu *b) {
  /* 1: header (Header) */
  if (!Header_equal(&a->header, &b->header)) {
    return false;
  }

  /* 2: orientation (array of double) */
  if (!hone_equal_bytes(a->orientation, 32u, b->orientation, 32u)) {
    return false;
  }

  /* 3: orientation_covariance (array of double) */
  if (!hone_equal_bytes(a->orientation_covariance, 72u, b->orientation_covariance, 72u)) {
    return false;
  }

  /* 4: angular_velocity (array of double) */
  if (!hone_equal_bytes(a->angular_velocity, 24u, b->angular_velocity, 24u)) {
    return false;
  }

  /* 5: angular_velocity_covariance (array of double) */
  if (!hone_equal_bytes(a->angular_velocity_covariance, 72u, b->angular_velocity_covariance, 72u)) {
    return false;
  }

  /* 6: linear_acceleration (array of double) */
  if (!hone_equal_bytes(a->linear_acceleration, 24u, b->linear_acceleration, 24u)) {
    return false;
  }

  /* 7: linear_acceleration_covariance (array of double) */
  if (!hone_equal_bytes(a->linear_acceleration_covariance, 72u, b->linear_acceleration_covariance, 72u)) {
    return false;
  }

  return true;
}

uint64_t Imu_hash(const Imu *msg, uint64_t seed) {
  uint64_t h = seed;

  /* 1: header (Header) */
  h = Header_hash(&msg->header, h);

  /* 2: orientation (array of double) */
  for (size_t i0 = 0; i0 < 4u; i0++) {
    h = hone_hash_u64(h, hone_bits_of_f64(msg->orientation[i0]));
  }

  /* 3: orientation_covariance (array of double) */
  for (size_t i0 = 0; i0 < 9u; i0++) {
    h = hone_hash_u64(h, hone_bits_of_f64(msg->orientation_covariance[i0]));
  }

  /* 4: angular_velocity (array of double) */
  for (size_t i0 = 0; i0 < 3u; i0++) {
    h = hone_hash_u64(h, hone_bits_of_f64(msg->angular_velocity[i0]));
  }

  /* 5: angular_velocity_covariance (array of double) */
  for (size_t i0 = 0; i0 < 9u; i0++) {
    h = hone_hash_u64(h, hone_bits_of_f64(msg->angular_velocity_covariance[i0]));
  }

  /* 6: linear_acceleration (array of double) */
  for (size_t i0 = 0; i0 < 3u; i0++) {
    h = hone_hash_u64(h, hone_bits_of_f64(msg->linear_acceleration[i0]));
  }

  /* 7: linear_acceleration_covariance (array of double) */
  for (size_t i0 = 0; i0 < 9u; i0++) {
    h = hone_hash_u64(h, hone_bits_of_f64(msg->linear_acceleration_covariance[i0]));
  }

  return h;
}

/* ---- Imu: protobuf ---- */

size_t Imu_size_protobuf(const Imu *msg) {
  uint64_t size = 0;
  size_t header_length;

  /* 1: header (Header) */
  header_length = Header_size_protobuf(&msg->header);
  size += 1 + hone_pb_length_size(header_length) + header_length;

  return hone_size(size + 308);
}

uint8_t *Imu_put_protobuf_trusted(const Imu *msg, uint8_t *p, hone_encoder *e) {
  uint8_t *header_body;

  /* 1: header (Header) */
  *p++ = 0x0a;
  p += 1;
  header_body = p;
  p = Header_put_protobuf_trusted(&msg->header, p, e);
  if (p == NULL) {
    return NULL;
  }
  p = hone_pb_length_close(header_body, p, NULL);

  /* 2: orientation (array of double) */
  *p++ = 0x12;
  p = hone_pb_length_put(p, 32);
  p = hone_put_bytes(p, msg->orientation, 32u);

  /* 3: orientation_covariance (array of double) */
  *p++ = 0x1a;
  p = hone_pb_length_put(p, 72);
  p = hone_put_bytes(p, msg->orientation_covariance, 72u);

  /* 4: angular_velocity (array of double) */
  *p++ = 0x22;
  p = hone_pb_length_put(p, 24);
  p = hone_put_bytes(p, msg->angular_velocity, 24u);

  /* 5: angular_velocity_covariance (array of double) */
  *p++ = 0x2a;
  p = hone_pb_length_put(p, 72);
  p = hone_put_bytes(p, msg->angular_velocity_covariance, 72u);

  /* 6: linear_acceleration (array of double) */
  *p++ = 0x32;
  p = hone_pb_length_put(p, 24);
  p = hone_put_bytes(p, msg->linear_acceleration, 24u);

  /* 7: linear_acceleration_covariance (array of double) */
  *p++ = 0x3a;
  p = hone_pb_length_put(p, 72);
  p = hone_put_bytes(p, msg->linear_acceleration_covariance, 72u);

  return p;
}

hone_result Imu_encode_protobuf(const Imu *msg, uint8_t *out, size_t capacity) {
  hone_encoder e;
  uint8_t *p;

  if (capacity < 363 && capacity < Imu_size_protobuf(msg)) {
    return hone_result_make(0, HONE_NO_SPACE);
  }
  hone_encoder_init(&e);
  p = Imu_put_protobuf_trusted(msg, out, &e);
  return hone_encode_end(&e, out, p);
}

size_t Imu_encode_protobuf_trusted(const Imu *msg, uint8_t *out) {
  hone_encoder e;
  uint8_t *p;

  hone_encoder_init(&e);
  p = Imu_put_protobuf_trusted(msg, out, &e);
  return p != NULL ? (size_t)(p - out) : 0;
}

hone_result Imu_encode_protobuf_new(const Imu *msg, hone_alloc *alloc, hone_bytes *out) {
  hone_encoder e;
  uint8_t *block;
  size_t size;

  size = Imu_size_protobuf(msg);
  block = hone_encode_block(alloc, size);
  if (block == NULL) {
    return hone_result_make(0, size > HONE_MAX_LENGTH ? HONE_TOO_LARGE : HONE_OUT_OF_MEMORY);
  }
  hone_encoder_init(&e);
  Imu_put_protobuf_trusted(msg, block, &e);
  return hone_encode_block_end(&e, alloc, block, size, out);
}

const uint8_t *Imu_get_protobuf(Imu *msg, const uint8_t *p, const uint8_t *end, hone_decoder *d) {
  size_t orientation_count;
  size_t orientation_covariance_count;
  size_t angular_velocity_count;
  size_t angular_velocity_covariance_count;
  size_t linear_acceleration_count;
  size_t linear_acceleration_covariance_count;
  size_t header_length;
  size_t orientation_length;
  const uint8_t *orientation_end;
  size_t orientation_more;
  size_t orientation_covariance_length;
  const uint8_t *orientation_covariance_end;
  size_t orientation_covariance_more;
  size_t angular_velocity_length;
  const uint8_t *angular_velocity_end;
  size_t angular_velocity_more;
  size_t angular_velocity_covariance_length;
  const uint8_t *angular_velocity_covariance_end;
  size_t angular_velocity_covariance_more;
  size_t linear_acceleration_length;
  const uint8_t *linear_acceleration_end;
  size_t linear_acceleration_more;
  size_t linear_acceleration_covariance_length;
  const uint8_t *linear_acceleration_covariance_end;
  size_t linear_acceleration_covariance_more;
  uint32_t key;
  double orientation_value;
  size_t orientation_at;
  double orientation_covariance_value;
  size_t orientation_covariance_at;
  double angular_velocity_value;
  size_t angular_velocity_at;
  double angular_velocity_covariance_value;
  size_t angular_velocity_covariance_at;
  double linear_acceleration_value;
  size_t linear_acceleration_at;
  double linear_acceleration_covariance_value;
  size_t linear_acceleration_covariance_at;

  orientation_count = 0;
  orientation_covariance_count = 0;
  angular_velocity_count = 0;
  angular_velocity_covariance_count = 0;
  linear_acceleration_count = 0;
  linear_acceleration_covariance_count = 0;

  /* 1: header (Header) */
  if (p != end && *p == 0x0a) {
    p++;
  member_header:
    p = hone_pb_length_get(p, end, &header_length, d);
    if (p == NULL) {
      return NULL;
    }
    p = Header_get_protobuf(&msg->header, p, p + header_length, d);
    if (p == NULL) {
      return NULL;
    }
  }

  /* 2: orientation (array of double) */
  if (p != end && *p == 0x12) {
    p++;
  member_orientation:
    p = hone_pb_length_get(p, end, &orientation_length, d);
    if (p == NULL) {
      return NULL;
    }
    orientation_end = p + orientation_length;
    if ((size_t)(orientation_end - p) % 8 != 0) {
      return hone_decode_fail(d, p, HONE_TRUNCATED);
    }
    orientation_more = (size_t)(orientation_end - p) / 8;
    if (orientation_count > 4 || orientation_more > 4 - orientation_count) {
      return hone_decode_fail(d, p, HONE_BAD_VALUE);
    }
    if (orientation_more == 4) {
      memcpy(msg->orientation, p, 4 * sizeof(double));
      orientation_count += orientation_more;
    } else if (orientation_more != 0) {
      memcpy(msg->orientation + orientation_count, p, orientation_more * sizeof(double));
      orientation_count += orientation_more;
    }
    p += orientation_more * 8;
  }

  /* 3: orientation_covariance (array of double) */
  if (p != end && *p == 0x1a) {
    p++;
  member_orientation_covariance:
    p = hone_pb_length_get(p, end, &orientation_covariance_length, d);
    if (p == NULL) {
      return NULL;
    }
    orientation_covariance_end = p + orientation_covariance_length;
    if ((size_t)(orientation_covariance_end - p) % 8 != 0) {
      return hone_decode_fail(d, p, HONE_TRUNCATED);
    }
    orientation_covariance_more = (size_t)(orientation_covariance_end - p) / 8;
    if (orientation_covariance_count > 9 || orientation_covariance_more > 9 - orientation_covariance_count) {
      return hone_decode_fail(d, p, HONE_BAD_VALUE);
    }
    if (orientation_covariance_more == 9) {
      memcpy(msg->orientation_covariance, p, 9 * sizeof(double));
      orientation_covariance_count += orientation_covariance_more;
    } else if (orientation_covariance_more != 0) {
      memcpy(msg->orientation_covariance + orientation_covariance_count, p, orientation_covariance_more * sizeof(double));
      orientation_covariance_count += orientation_covariance_more;
    }
    p += orientation_covariance_more * 8;
  }

  /* 4: angular_velocity (array of double) */
  if (p != end && *p == 0x22) {
    p++;
  member_angular_velocity:
    p = hone_pb_length_get(p, end, &angular_velocity_length, d);
    if (p == NULL) {
      return NULL;
    }
    angular_velocity_end = p + angular_velocity_length;
    if ((size_t)(angular_velocity_end - p) % 8 != 0) {
      return hone_decode_fail(d, p, HONE_TRUNCATED);
    }
    angular_velocity_more = (size_t)(angular_velocity_end - p) / 8;
    if (angular_velocity_count > 3 || angular_velocity_more > 3 - angular_velocity_count) {
      return hone_decode_fail(d, p, HONE_BAD_VALUE);
    }
    if (angular_velocity_more == 3) {
      memcpy(msg->angular_velocity, p, 3 * sizeof(double));
      angular_velocity_count += angular_velocity_more;
    } else if (angular_velocity_more != 0) {
      memcpy(msg->angular_velocity + angular_velocity_count, p, angular_velocity_more * sizeof(double));
      angular_velocity_count += angular_velocity_more;
    }
    p += angular_velocity_more * 8;
  }

  /* 5: angular_velocity_covariance (array of double) */
  if (p != end && *p == 0x2a) {
    p++;
  member_angular_velocity_covariance:
    p = hone_pb_length_get(p, end, &angular_velocity_covariance_length, d);
    if (p == NULL) {
      return NULL;
    }
    angular_velocity_covariance_end = p + angular_velocity_covariance_length;
    if ((size_t)(angular_velocity_covariance_end - p) % 8 != 0) {
      return hone_decode_fail(d, p, HONE_TRUNCATED);
    }
    angular_velocity_covariance_more = (size_t)(angular_velocity_covariance_end - p) / 8;
    if (angular_velocity_covariance_count > 9 || angular_velocity_covariance_more > 9 - angular_velocity_covariance_count) {
      return hone_decode_fail(d, p, HONE_BAD_VALUE);
    }
    if (angular_velocity_covariance_more == 9) {
      memcpy(msg->angular_velocity_covariance, p, 9 * sizeof(double));
      angular_velocity_covariance_count += angular_velocity_covariance_more;
    } else if (angular_velocity_covariance_more != 0) {
      memcpy(msg->angular_velocity_covariance + angular_velocity_covariance_count, p, angular_velocity_covariance_more * sizeof(double));
      angular_velocity_covariance_count += angular_velocity_covariance_more;
    }
    p += angular_velocity_covariance_more * 8;
  }

  /* 6: linear_acceleration (array of double) */
  if (p != end && *p == 0x32) {
    p++;
  member_linear_acceleration:
    p = hone_pb_length_get(p, end, &linear_acceleration_length, d);
    if (p == NULL) {
      return NULL;
    }
    linear_acceleration_end = p + linear_acceleration_length;
    if ((size_t)(linear_acceleration_end - p) % 8 != 0) {
      return hone_decode_fail(d, p, HONE_TRUNCATED);
    }
    linear_acceleration_more = (size_t)(linear_acceleration_end - p) / 8;
    if (linear_acceleration_count > 3 || linear_acceleration_more > 3 - linear_acceleration_count) {
      return hone_decode_fail(d, p, HONE_BAD_VALUE);
    }
    if (linear_acceleration_more == 3) {
      memcpy(msg->linear_acceleration, p, 3 * sizeof(double));
      linear_acceleration_count += linear_acceleration_more;
    } else if (linear_acceleration_more != 0) {
      memcpy(msg->linear_acceleration + linear_acceleration_count, p, linear_acceleration_more * sizeof(double));
      linear_acceleration_count += linear_acceleration_more;
    }
    p += linear_acceleration_more * 8;
  }

  /* 7: linear_acceleration_covariance (array of double) */
  if (p != end && *p == 0x3a) {
    p++;
  member_linear_acceleration_covariance:
    p = hone_pb_length_get(p, end, &linear_acceleration_covariance_length, d);
    if (p == NULL) {
      return NULL;
    }
    linear_acceleration_covariance_end = p + linear_acceleration_covariance_length;
    if ((size_t)(linear_acceleration_covariance_end - p) % 8 != 0) {
      return hone_decode_fail(d, p, HONE_TRUNCATED);
    }
    linear_acceleration_covariance_more = (size_t)(linear_acceleration_covariance_end - p) / 8;
    if (linear_acceleration_covariance_count > 9 || linear_acceleration_covariance_more > 9 - linear_acceleration_covariance_count) {
      return hone_decode_fail(d, p, HONE_BAD_VALUE);
    }
    if (linear_acceleration_covariance_more == 9) {
      memcpy(msg->linear_acceleration_covariance, p, 9 * sizeof(double));
      linear_acceleration_covariance_count += linear_acceleration_covariance_more;
    } else if (linear_acceleration_covariance_more != 0) {
      memcpy(msg->linear_acceleration_covariance + linear_acceleration_covariance_count, p, linear_acceleration_covariance_more * sizeof(double));
      linear_acceleration_covariance_count += linear_acceleration_covariance_more;
    }
    p += linear_acceleration_covariance_more * 8;
  }

dispatch:
  while (p != end) {
    p = hone_pb_key_get(p, end, &key, d);
    if (p == NULL) {
      return NULL;
    }
    switch (key) {
    case 10u:
      goto member_header;
    case 18u:
      goto member_orientation;
    case 17u:
      goto other_orientation;
    case 26u:
      goto member_orientation_covariance;
    case 25u:
      goto other_orientation_covariance;
    case 34u:
      goto member_angular_velocity;
    case 33u:
      goto other_angular_velocity;
    case 42u:
      goto member_angular_velocity_covariance;
    case 41u:
      goto other_angular_velocity_covariance;
    case 50u:
      goto member_linear_acceleration;
    case 49u:
      goto other_linear_acceleration;
    case 58u:
      goto member_linear_acceleration_covariance;
    case 57u:
      goto other_linear_acceleration_covariance;
    default:
      break;
    }
    p = hone_pb_key_skip(p, end, key, d);
    if (p == NULL) {
      return NULL;
    }
  }
  goto done;

other_orientation:
  /* 2: orientation (array of double) */
  if ((size_t)(end - p) < 8) {
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  orientation_value = hone_pb_double_load(p);
  p += 8;
  if (orientation_count >= 4) {
    return hone_decode_fail(d, p, HONE_BAD_VALUE);
  }
  orientation_at = orientation_count;
  orientation_count++;
  msg->orientation[orientation_at] = orientation_value;
  goto dispatch;

other_orientation_covariance:
  /* 3: orientation_covariance (array of double) */
  if ((size_t)(end - p) < 8) {
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  orientation_covariance_value = hone_pb_double_load(p);
  p += 8;
  if (orientation_covariance_count >= 9) {
    return hone_decode_fail(d, p, HONE_BAD_VALUE);
  }
  orientation_covariance_at = orientation_covariance_count;
  orientation_covariance_count++;
  msg->orientation_covariance[orientation_covariance_at] = orientation_covariance_value;
  goto dispatch;

other_angular_velocity:
  /* 4: angular_velocity (array of double) */
  if ((size_t)(end - p) < 8) {
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  angular_velocity_value = hone_pb_double_load(p);
  p += 8;
  if (angular_velocity_count >= 3) {
    return hone_decode_fail(d, p, HONE_BAD_VALUE);
  }
  angular_velocity_at = angular_velocity_count;
  angular_velocity_count++;
  msg->angular_velocity[angular_velocity_at] = angular_velocity_value;
  goto dispatch;

other_angular_velocity_covariance:
  /* 5: angular_velocity_covariance (array of double) */
  if ((size_t)(end - p) < 8) {
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  angular_velocity_covariance_value = hone_pb_double_load(p);
  p += 8;
  if (angular_velocity_covariance_count >= 9) {
    return hone_decode_fail(d, p, HONE_BAD_VALUE);
  }
  angular_velocity_covariance_at = angular_velocity_covariance_count;
  angular_velocity_covariance_count++;
  msg->angular_velocity_covariance[angular_velocity_covariance_at] = angular_velocity_covariance_value;
  goto dispatch;

other_linear_acceleration:
  /* 6: linear_acceleration (array of double) */
  if ((size_t)(end - p) < 8) {
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  linear_acceleration_value = hone_pb_double_load(p);
  p += 8;
  if (linear_acceleration_count >= 3) {
    return hone_decode_fail(d, p, HONE_BAD_VALUE);
  }
  linear_acceleration_at = linear_acceleration_count;
  linear_acceleration_count++;
  msg->linear_acceleration[linear_acceleration_at] = linear_acceleration_value;
  goto dispatch;

other_linear_acceleration_covariance:
  /* 7: linear_acceleration_covariance (array of double) */
  if ((size_t)(end - p) < 8) {
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  linear_acceleration_covariance_value = hone_pb_double_load(p);
  p += 8;
  if (linear_acceleration_covariance_count >= 9) {
    return hone_decode_fail(d, p, HONE_BAD_VALUE);
  }
  linear_acceleration_covariance_at = linear_acceleration_covariance_count;
  linear_acceleration_covariance_count++;
  msg->linear_acceleration_covariance[linear_acceleration_covariance_at] = linear_acceleration_covariance_value;
  goto dispatch;

done:
  if (orientation_count != 0 && orientation_count != 4) {
    return hone_decode_fail(d, p, HONE_BAD_VALUE);
  }
  if (orientation_covariance_count != 0 && orientation_covariance_count != 9) {
    return hone_decode_fail(d, p, HONE_BAD_VALUE);
  }
  if (angular_velocity_count != 0 && angular_velocity_count != 3) {
    return hone_decode_fail(d, p, HONE_BAD_VALUE);
  }
  if (angular_velocity_covariance_count != 0 && angular_velocity_covariance_count != 9) {
    return hone_decode_fail(d, p, HONE_BAD_VALUE);
  }
  if (linear_acceleration_count != 0 && linear_acceleration_count != 3) {
    return hone_decode_fail(d, p, HONE_BAD_VALUE);
  }
  if (linear_acceleration_covariance_count != 0 && linear_acceleration_covariance_count != 9) {
    return hone_decode_fail(d, p, HONE_BAD_VALUE);
  }

  return p;
}

hone_result Imu_decode_protobuf(Imu *msg, const uint8_t *in, size_t size, hone_alloc *alloc, unsigned flags) {
  hone_decoder d;
  const uint8_t *p;

  if ((flags & HONE_MERGE) == 0) {
    Imu_init(msg);
  }
  if (!hone_decoder_init(&d, in, size, alloc, flags)) {
    return hone_result_make(0, d.status);
  }
  p = Imu_get_protobuf(msg, in, size != 0 ? in + size : in, &d);
  return hone_decode_end(&d, in, size, p);
}

/* ---- Imu: ros1 ---- */

const char Imu_definition_ros1[362] = "examples/Header header\nfloat64[4] orientation\nfloat64[9] orientation_covariance\nfloat64[3] angular_velocity\nfloat64[9] angular_velocity_covariance\nfloat64[3] linear_acceleration\nfloat64[9] linear_acceleration_covariance\n\n================================================================================\nMSG: examples/Header\nuint32 seq\ntime stamp\nstring frame_id\n";

size_t Imu_size_ros1(const Imu *msg) {
  uint64_t size = 0;

  /* 1: header (Header) */
  size += Header_size_ros1(&msg->header);

  return hone_size(size + 296);
}

uint8_t *Imu_put_ros1_trusted(const Imu *msg, uint8_t *p, hone_encoder *e) {
  /* 1: header (Header) */
  p = Header_put_ros1_trusted(&msg->header, p, e);
  if (p == NULL) {
    return NULL;
  }

  /* orientation, orientation_covariance, angular_velocity, angular_velocity_covariance, linear_acceleration, linear_acceleration_covariance: 296 bytes as they lie */
  memcpy(p, &msg->orientation, 296);
  p += 296;

  return p;
}

hone_result Imu_encode_ros1(const Imu *msg, uint8_t *out, size_t capacity) {
  hone_encoder e;
  uint8_t *p;

  if (capacity < 343 && capacity < Imu_size_ros1(msg)) {
    return hone_result_make(0, HONE_NO_SPACE);
  }
  hone_encoder_init(&e);
  p = Imu_put_ros1_trusted(msg, out, &e);
  return hone_encode_end(&e, out, p);
}

size_t Imu_encode_ros1_trusted(const Imu *msg, uint8_t *out) {
  hone_encoder e;
  uint8_t *p;

  hone_encoder_init(&e);
  p = Imu_put_ros1_trusted(msg, out, &e);
  return p != NULL ? (size_t)(p - out) : 0;
}

hone_result Imu_encode_ros1_new(const Imu *msg, hone_alloc *alloc, hone_bytes *out) {
  hone_encoder e;
  uint8_t *block;
  size_t size;

  size = Imu_size_ros1(msg);
  block = hone_encode_block(alloc, size);
  if (block == NULL) {
    return hone_result_make(0, size > HONE_MAX_LENGTH ? HONE_TOO_LARGE : HONE_OUT_OF_MEMORY);
  }
  hone_encoder_init(&e);
  Imu_put_ros1_trusted(msg, block, &e);
  return hone_encode_block_end(&e, alloc, block, size, out);
}

const uint8_t *Imu_get_ros1(Imu *msg, const uint8_t *p, const uint8_t *end, hone_decoder *d) {
  /* 1: header (Header) */
  p = Header_get_ros1(&msg->header, p, end, d);
  if (p == NULL) {
    return NULL;
  }

  /* orientation, orientation_covariance, angular_velocity, angular_velocity_covariance, linear_acceleration, linear_acceleration_covariance: 296 bytes as they lie */
  if ((size_t)(end - p) < 296) {
    return hone_decode_fail(d, p, HONE_TRUNCATED);
  }
  memcpy(&msg->orientation, p, 296);
  p += 296;

  return p;
}

hone_result Imu_decode_ros1(Imu *msg, const uint8_t *in, size_t size, hone_alloc *alloc, unsigned flags) {
  hone_decoder d;
  const uint8_t *p;

  if ((flags & HONE_MERGE) == 0) {
    Imu_init(msg);
  }
  if (!hone_decoder_init(&d, in, size, alloc, flags)) {
    return hone_result_make(0, d.status);
  }
  p = Imu_get_ros1(msg, in, size != 0 ? in + size : in, &d);
  return hone_decode_end(&d, in, size, p);
}

/* LCOV_EXCL_STOP */
/* NOLINTEND */
