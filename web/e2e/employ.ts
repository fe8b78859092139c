import type { Permission } from '../schema.generated.ts';
import { logins, type Shop } from './open-shop.ts';

/** Somebody of the staff with these permissions. Returns what they sign in with. */
export async function employ(shop: Shop, name: string, permissions: readonly Permission[]) {
  const login = { email: `${name.replace(' ', '.').toLowerCase()}@example.com`, password: 'long enough' };
  const person = await shop.api();
  const { register } = await person<{ register: { id: string } }>(
    'mutation($input: RegisterInput!) { register(input: $input) { id } }',
    { input: { name, ...login } },
  );
  const admin = await shop.api(logins.admin);
  await admin('mutation($input: SetPermissionsInput!) { setPermissions(input: $input) { id } }', {
    input: { userId: register.id, permissions },
  });
  return login;
}
