import { beforeAll, expect, test } from 'vitest';
import { Permission } from '../core/actor.ts';
import { schemaOf } from '../proof/testing/schema-of.ts';
import { operationsOf, permissionText, taskOf } from './permission-texts.ts';

beforeAll(async () => {
  await schemaOf();
});

test('a permission is described by what its operations are for, and promises nothing else', () => {
  expect(permissionText(Permission.Promotions)).toBe('Create, edit and delete promotions and their codes.');
  expect(permissionText(Permission.Content)).toBe(
    'Show, hide and answer reviews; redirect old addresses; make the menus of header and footer; make the home page; write and publish pages of texts.',
  );
  expect(permissionText(Permission.Reports)).toContain('name buyers, payment methods and references');
  expect(permissionText(Permission.Staff)).toContain('read the log');
});

test('a permission says in words what each operation of the shop is for', () => {
  const names = Object.values(Permission).flatMap(operationsOf);
  expect(
    names.filter((name) => !taskOf.has(name)),
    'Add them to graph/server/permission-texts.ts.',
  ).toEqual([]);
});

test('every operation that a permission opens is in its text', () => {
  for (const permission of Object.values(Permission)) {
    const parts = permissionText(permission).split('; ');
    const names = operationsOf(permission);
    expect(parts.length).toBeLessThanOrEqual(Math.max(1, names.length));
    if (names.length > 0) expect(permissionText(permission)).not.toContain('No operation');
  }
});
