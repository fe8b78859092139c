import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { place, startCheckout } from '../proof/testing/buying.ts';
import { emptyPostgres } from '../proof/testing/fresh-database.ts';
import { testShop } from '../proof/testing/test-shop.ts';
import { openDatabase } from '../server/open-database.ts';

test('a shop opens and sells with the role that Compose gives it, which is no superuser', async () => {
  const url = new URL(await emptyPostgres());
  const database = url.pathname.slice(1);
  const role = `${database}_role`;
  const superuser = await openDatabase({ url: url.href, connections: 1 });
  // Run as psql would, with other names. The superuser's password stays, since other tests use it.
  const statements = readFileSync('graph/db/create-role.sql', 'utf8')
    .replaceAll(/^(?:--|\\).*$/gm, '')
    .replace(/^alter role current_user .*$/m, '')
    .replace('role citron', `role ${role}`)
    .replace(":'password'", "'plain'")
    .replace('database citron owner to citron', `database ${database} owner to ${role}`);
  await superuser.em.execute(statements);
  url.username = role;
  url.password = 'plain';

  const shop = await testShop({ url: url.href });
  expect(await shop.em().execute('select rolsuper from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false },
  ]);
  const client = await shop.shopper();
  const checkout = await startCheckout(client, (await shop.addProduct()).id);
  expect((await place(client, checkout)).code).toBeUndefined();
  await shop.close();
  await superuser.em.execute(
    `drop owned by ${role} cascade; reassign owned by ${role} to current_user; drop role ${role}`,
  );
  await superuser.close();
});
