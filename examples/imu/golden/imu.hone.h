/* Generated from imu.h by hone for x86_64-pc-linux-gnu. Do not edit. */
/* clang-format off */
/* NOLINTBEGIN */
/* LCOV_EXCL_START */

#ifndef IMU_HONE_H
#define IMU_HONE_H

#include <hone/alloc.h>
#include <hone/decoder.h>
#include <hone/hone.h>
#include <hone/status.h>

#include "imu.h" /* IWYU pragma: export */

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Header ---- */

/* 1 where there is never anything to release. */
#define Header_owns_nothing 1

/* The initial state: defaults, zeros, nothing present. Releases nothing. */
void Header_init(Header *msg);

/* Releases, then sets the initial state. */
void Header_clear(Header *msg, hone_alloc *alloc);

/* Frees what the message owns and leaves its members as they are. */
void Header_release(Header *msg, hone_alloc *alloc);

/* A deep copy. `dst` may be uninitialised; after a failure it can be released. */
hone_status Header_clone(Header *dst, const Header *src, hone_alloc *alloc);

/* Merges `src`, another message, into the initialised `dst`. */
hone_status Header_merge(Header *dst, const Header *src, hone_alloc *alloc);

/* Whether both are the same on the wire. */
bool Header_equal(const Header *a, const Header *b);

/* A hash of the wire value: equal messages have equal ones. */
uint64_t Header_hash(const Header *msg, uint64_t seed);

/* ---- Header: protobuf ---- */

/* No message takes more bytes. */
#define Header_max_size_protobuf 53u
#define Header_name_protobuf "examples.Header"

/* How many bytes Header_encode_protobuf writes. */
size_t Header_size_protobuf(const Header *msg);

/* Writes the message to `out`; succeeds if and only if its size fits. */
hone_result Header_encode_protobuf(const Header *msg, uint8_t *out, size_t capacity);

/* The same without checks for room: `out` holds the size. 0: a value cannot be written. */
size_t Header_encode_protobuf_trusted(const Header *msg, uint8_t *out);

/* Writes the message to a block of its exact size; hone_release(alloc, data, size) frees it. */
hone_result Header_encode_protobuf_new(const Header *msg, hone_alloc *alloc, hone_bytes *out);

/* Reads the message from the whole of `in`; after any failure it can be released. */
hone_result Header_decode_protobuf(Header *msg, const uint8_t *in, size_t size, hone_alloc *alloc, unsigned flags);

/* ---- Header: ros1 ---- */

/* No message takes more bytes. */
#define Header_max_size_ros1 47u
#define Header_name_ros1 "examples/Header"
#define Header_md5_ros1 "2176decaecbce78abc3b96ef049fabed"
extern const char Header_definition_ros1[39];
#define Header_name_dds "examples::msg::dds_::Header_"

/* How many bytes Header_encode_ros1 writes. */
size_t Header_size_ros1(const Header *msg);

/* Writes the message to `out`; succeeds if and only if its size fits. */
hone_result Header_encode_ros1(const Header *msg, uint8_t *out, size_t capacity);

/* The same without checks for room: `out` holds the size. 0: a value cannot be written. */
size_t Header_encode_ros1_trusted(const Header *msg, uint8_t *out);

/* Writes the message to a block of its exact size; hone_release(alloc, data, size) frees it. */
hone_result Header_encode_ros1_new(const Header *msg, hone_alloc *alloc, hone_bytes *out);

/* Reads the message from the whole of `in`; after any failure it can be released. */
hone_result Header_decode_ros1(Header *msg, const uint8_t *in, size_t size, hone_alloc *alloc, unsigned flags);

/* ---- Imu ---- */

/* 1 where there is never anything to release. */
#define Imu_owns_nothing 1

/* The initial state: defaults, zeros, nothing present. Releases nothing. */
void Imu_init(Imu *msg);

/* Releases, then sets the initial state. */
void Imu_clear(Imu *msg, hone_alloc *alloc);

/* Frees what the message owns and leaves its members as they are. */
void Imu_release(Imu *msg, hone_alloc *alloc);

/* A deep copy. `dst` may be uninitialised; after a failure it can be released. */
hone_status Imu_clone(Imu *dst, const Imu *src, hone_alloc *alloc);

/* Merges `src`, another message, into the initialised `dst`. */
hone_status Imu_merge(Imu *dst, const Imu *src, hone_alloc *alloc);

/* Whether both are the same on the wire. */
bool Imu_equal(const Imu *a, const Imu *b);

/* A hash of the wire value: equal messages have equal ones. */
uint64_t Imu_hash(const Imu *msg, uint64_t seed);

/* ---- Imu: protobuf ---- */

/* No message takes more bytes. */
#define Imu_max_size_protobuf 363u
#define Imu_name_protobuf "examples.Imu"

/* How many bytes Imu_encode_protobuf writes. */
size_t Imu_size_protobuf(const Imu *msg);

/* Writes the message to `out`; succeeds if and only if its size fits. */
hone_result Imu_encode_protobuf(const Imu *msg, uint8_t *out, size_t capacity);

/* The same without checks for room: `out` holds the size. 0: a value cannot be written. */
size_t Imu_encode_protobuf_trusted(const Imu *msg, uint8_t *out);

/* Writes the message to a block of its exact size; hone_release(alloc, data, size) frees it. */
hone_result Imu_encode_protobuf_new(const Imu *msg, hone_alloc *alloc, hone_bytes *out);

/* Reads the message from the whole of `in`; after any failure it can be released. */
hone_result Imu_decode_protobuf(Imu *msg, const uint8_t *in, size_t size, hone_alloc *alloc, unsigned flags);

/* ---- Imu: ros1 ---- */

/* No message takes more bytes. */
#define Imu_max_size_ros1 343u
#define Imu_name_ros1 "examples/Imu"
#define Imu_md5_ros1 "7e15d722cfe28953b3f170f73f3a915b"
extern const char Imu_definition_ros1[362];
#define Imu_name_dds "examples::msg::dds_::Imu_"

/* How many bytes Imu_encode_ros1 writes. */
size_t Imu_size_ros1(const Imu *msg);

/* Writes the message to `out`; succeeds if and only if its size fits. */
hone_result Imu_encode_ros1(const Imu *msg, uint8_t *out, size_t capacity);

/* The same without checks for room: `out` holds the size. 0: a value cannot be written. */
size_t Imu_encode_ros1_trusted(const Imu *msg, uint8_t *out);

/* Writes the message to a block of its exact size; hone_release(alloc, data, size) frees it. */
hone_result Imu_encode_ros1_new(const Imu *msg, hone_alloc *alloc, hone_bytes *out);

/* Reads the message from the whole of `in`; after any failure it can be released. */
hone_result Imu_decode_ros1(Imu *msg, const uint8_t *in, size_t size, hone_alloc *alloc, unsigned flags);

/* ---- For other generated files ---- */

uint8_t *Header_put_protobuf_trusted(const Header *msg, uint8_t *p, hone_encoder *e);
const uint8_t *Header_get_protobuf(Header *msg, const uint8_t *p, const uint8_t *end, hone_decoder *d);
uint8_t *Header_put_ros1_trusted(const Header *msg, uint8_t *p, hone_encoder *e);
const uint8_t *Header_get_ros1(Header *msg, const uint8_t *p, const uint8_t *end, hone_decoder *d);
uint8_t *Imu_put_protobuf_trusted(const Imu *msg, uint8_t *p, hone_encoder *e);
const uint8_t *Imu_get_protobuf(Imu *msg, const uint8_t *p, const uint8_t *end, hone_decoder *d);
uint8_t *Imu_put_ros1_trusted(const Imu *msg, uint8_t *p, hone_encoder *e);
const uint8_t *Imu_get_ros1(Imu *msg, const uint8_t *p, const uint8_t *end, hone_decoder *d);

#ifdef __cplusplus
}
#endif

#endif

/* LCOV_EXCL_STOP */
/* NOLINTEND */
