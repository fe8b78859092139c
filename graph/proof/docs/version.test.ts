import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import packageLock from '../../../package-lock.json' with { type: 'json' };
import { version } from '../../core/version.ts';

const released = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\S+)$/gm)];

test('the version of the package is the newest one in the changelog and the one that the shop names', () => {
  expect(released[0]?.[1]).toBe(packageJson.version);
  expect([packageLock.version, packageLock.packages[''].version, version]).toEqual(
    Array(3).fill(packageJson.version),
  );
});

test('the schema of each version is kept, and what is to be released next stands above it', () => {
  expect(released.filter(([, each]) => !existsSync(`docs/api/schema-${each}.graphql`))).toEqual([]);
  expect(/^## .+$/m.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[0]).toBe('## [Unreleased]');
});

test('versions of the changelog have dates, the newest first', () => {
  const dates = released.map(([, , date]) => date);
  expect(dates.filter((date) => Number.isNaN(Date.parse(date!)))).toEqual([]);
  expect(dates).toEqual(dates.toSorted().reverse());
});
