import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { protections } from '../../../.ci/protections.ts';
import { hasTest } from '../testing/has-test.ts';

// `npm run check:mutations` takes too long to be run each time.
test.each(protections)('the protection in $file is there, and so is its test: $test', (protection) => {
  expect(readFileSync(protection.file, 'utf8').split(protection.from)).toHaveLength(2);
  expect(hasTest(protection.test)).toBe(true);
});
