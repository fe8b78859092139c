import { expect, test } from 'vitest';
import { emptyPostgres } from '../proof/testing/fresh-database.ts';
import { openDatabase } from '../server/open-database.ts';

test.each(['require', 'verify-full'])('sslmode=%s does not connect to a server without TLS', async (mode) => {
  const url = new URL(await emptyPostgres());
  url.searchParams.set('sslmode', mode);
  const connect = async () => {
    const orm = await openDatabase({ url: url.href, connections: 1 });
    await orm.em.execute('select 1').finally(() => orm.close());
  };
  await expect(connect()).rejects.toThrow('does not support SSL');
});

test('sslmode=disable does', async () => {
  const url = new URL(await emptyPostgres());
  url.searchParams.set('sslmode', 'disable');
  const orm = await openDatabase({ url: url.href, connections: 1 });
  expect(await orm.em.execute('select ssl from pg_stat_ssl where pid = pg_backend_pid()')).toEqual([
    { ssl: false },
  ]);
  await orm.close();
});
