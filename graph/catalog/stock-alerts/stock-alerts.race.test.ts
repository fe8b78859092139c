import { expect, test } from 'vitest';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { RequestStockAlertDocument } from '../../proof/testing/operations.generated.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';
import { setStock } from '../products/stock.ts';
import { Variant } from '../products/variant.entity.ts';
import { lockAlertsOf, notifyOf } from './notify-restocked.ts';
import { StockAlert } from './stock-alert.entity.ts';

const { shop } = raceShop();

/** A variant with a unit in stock, for which 12 people wait. */
async function restocked(): Promise<string> {
  const { id: variant } = await shop().addProduct({ countInStock: 0 });
  const em = shop().em();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 24 * 60 * 60_000);
  const times = { createdAt: now, confirmedAt: now, notifiedAt: null, expiresAt };
  for (let n = 0; n < 12; n++) {
    const email = `person${n}@mailbox.example`;
    em.create(StockAlert, { ...times, email, emailKey: email, variant, userId: null });
  }
  setStock({ em }, await em.findOneOrFail(Variant, variant), 1);
  await em.flush();
  return variant;
}
const notify = (variant: string) => notifyOf({ em: shop().em(), ports: shop().ports }, variant);
const notified = (variant: string) =>
  shop()
    .em()
    .find(StockAlert, { variant, notifiedAt: { $ne: null } });

test('of processes that notify at once, each person gets one mail, and no more are notified than the stock allows', async () => {
  for (let round = 1; round <= 10; round++) {
    const variant = await restocked();
    await Promise.all(Array.from({ length: 8 }, () => notify(variant)));
    const keys = (await notified(variant)).map(({ id }) => id);
    expect(keys).toHaveLength(5);
    const mails = shop().em();
    expect(await mails.count(Mail, { type: 'stock.back', key: { $in: keys } })).toBe(5);
    expect(await mails.count(Mail, { type: 'stock.back' })).toBe(5 * round);
  }
});

test('a process waits for another one that notifies of the variant, and then notifies nobody else', async () => {
  const variant = await restocked();
  let other: Promise<void> | undefined;
  await shop()
    .em()
    .transactional(async (em) => {
      await lockAlertsOf(em, variant);
      const [last] = await em.find(StockAlert, { variant }, { orderBy: { id: 'desc' }, limit: 1 });
      last!.notifiedAt = shop().ports.now();
      await em.flush();
      other = notify(variant);
      await Promise.race([other, untilBlocked(shop())]);
    });
  await other;
  expect(await notified(variant)).toHaveLength(1);
});

test('of 20 requests of one address at once, one alert is stored', async () => {
  shop().settings.rateLimitFactor = 100;
  const { id: variantId } = await shop().addProduct({ countInStock: 0 });
  const input = { variantId, email: 'vera@mailbox.example' };
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => shop().guest().execute(RequestStockAlertDocument, { input })),
  );
  expect(responses.map(({ code }) => code)).toEqual(Array(20).fill(undefined));
  expect(await shop().em().count(StockAlert, { variant: variantId })).toBe(1);
});
