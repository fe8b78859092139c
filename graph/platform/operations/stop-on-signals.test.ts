import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['an exception', 'setTimeout(() => { throw new Error("nobody caught this"); })'],
  ['a rejection', 'void Promise.reject(new Error("nobody caught this"))'],
])('%s that nobody caught is logged as JSON and ends the process, which never lives on half', (_, fault) => {
  const script = `
    import { createLogger } from './graph/platform/operations/create-logger.ts';
    import { endOnUncaught } from './graph/platform/operations/stop-on-signals.ts';
    endOnUncaught(createLogger('error'));
    ${fault};
    setTimeout(() => process.exit(0), 60_000);`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(JSON.parse(stderr)).toMatchObject({
    level: 60,
    msg: 'uncaught error',
    err: { message: 'nobody caught this', stack: expect.any(Array) },
  });
});
