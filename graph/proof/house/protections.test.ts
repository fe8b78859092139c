import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { protections } from '../../../.ci/protections.ts';

// `npm run check:mutations` takes too long to be run each time.
test.each(protections)('the protection "$name" is found in its file', ({ file, from, tests }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
  expect(existsSync(tests[1])).toBe(true);
});
