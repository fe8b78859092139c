/**
 * Flags of node in production. They make V8 collect garbage earlier, for some percent of the processor time: after the
 * same load a process held 236 MB instead of 371. docs/performance.md has the figures of longer runs.
 */
export const NODE_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

/**
 * Environment of node in production. glibc keeps freed memory in an arena per thread; with two arenas a process held
 * 237 MB instead of 256 after the same load. Other C libraries ignore the variable.
 */
export const NODE_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };
