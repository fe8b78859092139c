import { expect, test } from 'vitest';
import { prepared } from '../core/prepared.ts';
import { freshDatabase } from '../proof/testing/fresh-database.ts';
import { openDatabase } from '../server/open-database.ts';

const add = prepared<{ sum: number }, [number, number]>('select $1::int + $2::int as sum');

test('a connection plans a prepared read once, and keeps nothing of other statements', async () => {
  const orm = await openDatabase({ url: await freshDatabase(), connections: 1 });
  try {
    const em = orm.em.fork();
    for (const n of [1, 2, 3]) expect(await add(em, n, n)).toEqual([{ sum: 2 * n }]);
    await em.execute('select 1 + ?', [1]);
    expect(await em.execute('select statement from pg_prepared_statements')).toEqual([
      { statement: 'select $1::int + $2::int as sum' },
    ]);
  } finally {
    await orm.close();
  }
});
