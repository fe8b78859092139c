import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import packageLock from '../../../package-lock.json' with { type: 'json' };

const released = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\S+)$/gm)];

test('the version of the package is the newest one in the changelog', () => {
  expect(released[0]?.[1]).toBe(packageJson.version);
  expect([packageLock.version, packageLock.packages[''].version]).toEqual(Array(2).fill(packageJson.version));
});

test('versions of the changelog have dates, the newest first', () => {
  const dates = released.map(([, , date]) => date);
  expect(dates.filter((date) => Number.isNaN(Date.parse(date!)))).toEqual([]);
  expect(dates).toEqual(dates.toSorted().reverse());
});
