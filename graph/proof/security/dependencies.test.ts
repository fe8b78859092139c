import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  integrity?: string;
  resolved?: string;
  link?: boolean;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};

test('every dependency is pinned to one version', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
  const wanted = Object.entries({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
    ...overrides,
  });
  expect(wanted.length).toBeGreaterThan(50);
  expect(
    wanted.filter(([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version))),
  ).toEqual([]);
});

test('every package is locked by its bytes and comes from a registry, not from an address of its own', () => {
  const locked = Object.entries(packages).filter(([path]) => path !== '');
  expect(locked.length).toBeGreaterThan(500);
  const loose = locked.filter(
    ([, { integrity, resolved, link }]) => link || resolved || !integrity?.startsWith('sha512-'),
  );
  expect(loose).toEqual([]);
});
