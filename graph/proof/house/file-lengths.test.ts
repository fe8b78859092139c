import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MOST = 200;
const OTHER = /\.(generated|test|test-d)\.tsx?$|^graph\/(proof|demo|db\/migrations)\/|^web\/e2e\//;

test(`no production file has more than ${MOST} lines`, () => {
  const files = globSync('{graph,web}/**/*.{ts,tsx}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !OTHER.test(file));
  expect(files.length).toBeGreaterThan(2_000);
  const lines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length;
  expect(files.filter((file) => lines(file) > MOST)).toEqual([]);
});
