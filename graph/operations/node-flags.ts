/**
 * How node is started in production. The two sizes make V8 collect earlier, for some percent of the processor time: after
 * the same load a process held 236 MB instead of 371. What it holds after much more stands in docs/performance.md.
 */
export const NODE_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

/**
 * Environment that goes with them: glibc gives each thread that hashes passwords or encodes pictures less room of its own,
 * which it would keep. 237 MB instead of 256 after the same load; other C libraries take no notice.
 */
export const NODE_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };
