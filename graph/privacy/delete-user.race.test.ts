import { expect, test } from 'vitest';
import { User } from '../people/accounts/user.entity.ts';
import { untilBlocked } from '../proof/testing/at-failpoint.ts';
import { freshDatabase } from '../proof/testing/fresh-database.ts';
import { UpdateProfileDocument } from '../proof/testing/operations.generated.ts';
import { testShop } from '../proof/testing/test-shop.ts';

test('a profile saved while its account is being deleted does not bring the name back', async () => {
  const shop = await testShop({ url: await freshDatabase() });
  const person = await shop.shopper();
  const deletion = shop.em();
  await deletion.begin();
  await deletion.nativeUpdate(User, person.user.id, { name: 'Deleted user', deletedAt: new Date() });
  const save = person.execute(UpdateProfileDocument, { input: { name: 'Still Here' } });
  await untilBlocked(shop);
  await deletion.commit();
  expect((await save).code).toBe('UNAUTHENTICATED');
  expect((await shop.em().findOneOrFail(User, person.user.id)).name).toBe('Deleted user');
  await shop.close();
});
