import 'reflect-metadata';
import { spawnSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { readEnv } from '../server/env.ts';
import { declared } from '../server/modules.ts';
import { start } from '../server/start.ts';
import { crashAt } from './failpoint.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a shop in production does not start with a failpoint', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('ALLOW_SANDBOX_PAYMENTS', 'true');
  vi.stubEnv('FAILPOINT', 'payment.captured:crash');
  await expect(start(readEnv())).rejects.toThrow(
    'FAILPOINT is for tests and is refused in production: unset it.',
  );
});

test.each(['payment.captured', 'payment.captured:pause', 'nowhere:crash', ':crash'])(
  'the failpoint %j is refused with the names there are',
  (setting) =>
    expect(() => crashAt(setting, false, declared.failpoints)).toThrow(
      /must be one of event\.recorded, .+ ":crash"\./,
    ),
);

test('a process dies at the place that FAILPOINT names, and at no other', () => {
  const script = `
    import { crashAt, failpoint } from './graph/core/failpoint.ts';
    crashAt('payment.captured:crash', false, ['payment.fetched', 'payment.captured']);
    await failpoint('payment.fetched');
    console.log('fetched');
    await failpoint('payment.captured');
    console.log('survived');`;
  const { signal, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect({ signal, stdout }).toEqual({ signal: 'SIGKILL', stdout: 'fetched\n' });
});
