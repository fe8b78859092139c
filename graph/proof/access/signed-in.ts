import { createHash, randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { User } from '../../people/accounts/user.entity.ts';
import { TEST_PASSWORD_HASH } from '../testing/fixtures.ts';
import type { TestClient } from '../testing/test-client.ts';
import type { TestShop } from '../testing/test-shop.ts';

/** Clients with sessions of these new people, all stored by one statement: the matrices set thousands of them. */
export async function signedIn<Name extends string>(
  shop: TestShop,
  people: Record<Name, Pick<Partial<User>, 'kind' | 'name' | 'isAdmin'>>,
): Promise<Record<Name, TestClient>> {
  const createdAt = shop.ports.now();
  const passwordHash = await TEST_PASSWORD_HASH;
  const clients = Object.entries<Partial<User>>(people).map(([name, person]) => {
    const client = shop.guest();
    const email = `${v7()}@example.com`;
    const keys = person.kind === 'guest' ? { guestEmailKey: email } : { emailKey: email, passwordHash };
    client.user = Object.assign(new User(), { email, createdAt, ...keys, ...person });
    client.cookie = `session=${randomUUID()}`;
    return [name, client] as const;
  });
  const rows = clients.map(([, { user, cookie }]) => ({ ...user, hash: hashOf(cookie) }));
  await shop.em().execute(
    `with people as (
       select * from jsonb_to_recordset(?::jsonb) as person (id uuid, kind text, name text, email text,
         "emailKey" text, "guestEmailKey" text, "passwordHash" text, "isAdmin" boolean, "createdAt" timestamptz, hash text)
     ), stored as (
       insert into users (id, kind, name, email, email_key, guest_email_key, password_hash, is_admin, created_at)
       select id, kind, name, email, "emailKey", "guestEmailKey", "passwordHash", "isAdmin", "createdAt" from people
     )
     insert into sessions (token_hash, user_id, created_at, last_seen_at) select hash, id, "createdAt", "createdAt" from people`,
    [JSON.stringify(rows)],
  );
  return Object.fromEntries(clients) as Record<Name, TestClient>;
}

/** The hash of the token in a cookie, as the shop stores it. */
const hashOf = (cookie: string) =>
  createHash('sha256').update(cookie.replace('session=', '')).digest('base64url');
