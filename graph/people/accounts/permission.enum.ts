import { registerEnumType } from 'type-graphql';
import { Permission } from '../../core/actor.ts';

type Names = { [Each in Permission]: Each };

/** The permissions under the names that the API has for them. */
export const PermissionName = Object.fromEntries(
  Object.values(Permission).map((permission) => [permission, permission]),
) as Names;

/** `graph/server/permission-texts.ts` describes each by the operations that need it. */
registerEnumType(PermissionName, {
  name: 'Permission',
  description: 'A right to manage a part of the shop. Admins have all of them.',
});
