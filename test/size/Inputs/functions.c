/* Functions as they are emitted, with sizes that tell them apart. */
struct M {
  int a, b;
};
int table[4];
__attribute__((noinline)) static int M_helper(int x) { return x * table[x & 3] + 7; }
int M_encode_protobuf(struct M *m) { return M_helper(m->a) + M_helper(m->b); }
int M_decode_protobuf(struct M *m) { return m->a = M_helper(3); }
void M_init(struct M *m) { m->a = m->b = 0; }
void M_release(struct M *m) { (void)m; }
int M_N_size_ros1(struct M *m) { return m->a; }
int M_protobuf_size_ros1(struct M *m) { return m->b; }
void lone_init(struct M *m) { m->a = 0; }
int other(int x) { return x / 3; }
