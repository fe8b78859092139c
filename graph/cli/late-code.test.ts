import { expect, test } from 'vitest';
import { lateCode } from './late-code.ts';

const FIRST = /\/(?:app|home)$/;
/** gzip shortens it by less than half. */
const TEXT = Array.from({ length: 20_000 }, (_, i) => (i * i * 7919).toString(36)).join();
const LARGE = TEXT.length;

/** The files of a build with such imports and sizes. Screens are what `/app` loads later. */
function filesOf(imports: Record<string, string[]>, screens: string[], sizes: Record<string, number> = {}) {
  const { test: isInBuild, name } = lateCode(FIRST);
  const ids = ['/app', ...screens, ...new Set(Object.values(imports).flat())];
  const getModuleInfo = (id: string) =>
    ({
      id,
      code: TEXT.slice(0, sizes[id] ?? 0),
      isEntry: id === '/app',
      importedIds: imports[id] ?? [],
      dynamicImporters: screens.includes(id) ? ['/app'] : [],
    }) as never;
  if (typeof isInBuild !== 'function' || typeof name !== 'function') throw new Error('No functions.');
  for (const id of ids) isInBuild(id);
  return Object.fromEntries(ids.map((id) => [id, name(id, { getModuleInfo })]).filter(([, file]) => file));
}

test('small modules of several screens become one file, though not every screen uses all', () => {
  const imports = { '/a': ['/x', '/y'], '/b': ['/x', '/y'], '/c': ['/y', '/only-c'] };
  expect(filesOf(imports, ['/a', '/b', '/c'])).toEqual({ '/x': 'late-x', '/y': 'late-x' });
});

test('what a screen does not use stays out of its files when it is large', () => {
  const imports = { '/a': ['/x', '/y'], '/b': ['/x', '/y'], '/c': ['/y'], '/d': ['/y'] };
  expect(filesOf(imports, ['/a', '/b', '/c', '/d'], { '/x': LARGE })).toEqual({
    '/x': 'late-x',
    '/y': 'late-y',
  });
});

test('what the app and the first pages import is left alone', () => {
  const imports = { '/app': ['/x'], '/home': ['/y'], '/a': ['/x', '/y'], '/b': ['/x', '/y'] };
  expect(filesOf(imports, ['/home', '/a', '/b'])).toEqual({});
});

test('files never import each other', () => {
  // When left and other are one file, right has most in common with it: but left imports middle, and middle imports right.
  const ofOther = ['/c', '/d', '/e', '/f', '/g', '/h'];
  const ofMiddle = ['/i', '/j', '/k', '/l', '/m', '/n', '/o'];
  const imports = {
    '/a': ['/left', '/other'],
    '/b': ['/left', '/other'],
    '/left': ['/middle'],
    '/middle': ['/right'],
    ...Object.fromEntries(ofOther.map((screen) => [screen, ['/other', '/right']])),
    ...Object.fromEntries(ofMiddle.map((screen) => [screen, ['/middle']])),
  };
  const files = filesOf(imports, ['/a', '/b', ...ofOther, ...ofMiddle], {
    '/other': 5_700,
    '/middle': LARGE,
  });
  expect(files).toEqual({
    '/left': 'late-left',
    '/other': 'late-left',
    '/middle': 'late-middle',
    '/right': 'late-right',
  });
});
