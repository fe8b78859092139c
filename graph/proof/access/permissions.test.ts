import { getMetadataStorage } from 'type-graphql';
import { beforeAll, expect, test } from 'vitest';
import { described } from '../../api/rest/routes.ts';
import { accountActor, BUYER, Permission, requirePermission, type Viewer } from '../../core/actor.ts';
import { schemaOf } from '../testing/schema-of.ts';
import { rootResponses } from './graphql-responses.ts';
import { pathOf } from './rest-calls.ts';
import { restResponses } from './rest-responses.ts';

const viewer: Viewer = {
  id: 'id',
  name: 'Sam',
  email: 'sam@example.com',
  newEmail: null,
  isAdmin: false,
  permissions: [],
};
const permissions = Object.values(Permission);

beforeAll(async () => void (await schemaOf()));

test.each(Object.keys(rootResponses))('%s demands the permissions of its row and no other', (row) => {
  const [type, name] = row.split(' ')[0]!.split('.');
  const { queries, mutations } = getMetadataStorage();
  const field = (type === 'Query' ? queries : mutations).find(({ schemaName }) => schemaName === name);
  const { permission, also } = rootResponses[row]!;
  const needed = (field?.roles ?? []).filter((role) => role !== BUYER);
  expect(needed).toEqual([permission, also].filter(Boolean));
});

test.each(Object.keys(restResponses))('%s demands the permission of its row and no other', (row) => {
  const path = described.find(({ method, path }) => `${method.toUpperCase()} ${path}` === pathOf(row))!;
  const { permission } = restResponses[row]!;
  if (permission) expect(path.access).toBe(permission);
  else expect(permissions).not.toContain(path.access);
});

test('admins have every permission, others those that they were given', () => {
  const heldBy = (rights: Partial<Viewer>) =>
    permissions.filter((permission) =>
      accountActor({ ...viewer, ...rights }, 'password', { strongStaff: 'off' }).can(permission),
    );
  expect(heldBy({ isAdmin: true })).toEqual(permissions);
  expect(heldBy({})).toEqual([]);
  for (const permission of permissions) expect(heldBy({ permissions: [permission] })).toEqual([permission]);
});

test('staff is who has any permission', () => {
  expect(accountActor(viewer, 'password', { strongStaff: 'off' }).isStaff).toBe(false);
  expect(accountActor({ ...viewer, isAdmin: true }, 'password', { strongStaff: 'off' }).isStaff).toBe(true);
  expect(
    accountActor({ ...viewer, permissions: ['CONTENT'] }, 'password', { strongStaff: 'off' }).isStaff,
  ).toBe(true);
});

test.each(permissions)('who has %s alone has the right to nothing else', (held) => {
  const actor = accountActor({ ...viewer, permissions: [held] }, 'password', { strongStaff: 'off' });
  for (const permission of permissions) {
    const demand = () => requirePermission({ actor }, permission);
    if (permission === held) expect(demand).not.toThrow();
    else expect(demand).toThrow(`This needs the permission ${permission}.`);
  }
});
