import { expect, test } from 'vitest';
import { untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { SaveSettingGroupsDocument } from '../../proof/testing/operations.generated.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';

const { shop, admin } = raceShop();

test('groups are locked in one order, so that two sessions that save them in different orders do not deadlock', async () => {
  const save = (version: number, days: string) =>
    admin().execute(SaveSettingGroupsDocument, {
      input: {
        groups: [
          { name: 'shop', version, values: [] },
          { name: 'exchanges', version, values: [{ name: 'exchangeDays', value: days }] },
        ],
      },
    });
  await shop()
    .em()
    .execute(
      `insert into settings (key, value, version, updated_at) values ('shop', '{}', 1, now()), ('exchanges', '{}', 1, now())`,
    );
  const other = shop().em();
  await other.begin();
  await other.execute(`select from settings where key = 'exchanges' for update`);
  const saving = save(1, '9');
  await untilBlocked(shop());
  // As the other session does next. `nowait`: PostgreSQL would end a deadlock, and the save be repeated.
  await other.execute(`select from settings where key = 'shop' for update nowait`);
  await other.commit();
  expect((await saving).code).toBeUndefined();
});
