import { expect, test } from 'vitest';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { RequestStockAlertDocument } from '../../proof/testing/operations.generated.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';
import { setStock } from '../products/stock.ts';
import { Variant } from '../products/variant.entity.ts';
import { notifyOf } from './notify-restocked.ts';
import { StockAlert } from './stock-alert.entity.ts';

const { shop } = raceShop();

test('of processes that notify at once, each person gets one mail, and no more are told than the stock allows', async () => {
  const now = new Date();
  const times = {
    createdAt: now,
    confirmedAt: now,
    notifiedAt: null,
    expiresAt: new Date(now.getTime() * 2),
  };
  for (let round = 0; round < 10; round++) {
    const { id: variant } = await shop().addProduct({ countInStock: 0 });
    const em = shop().em();
    for (let n = 0; n < 12; n++) {
      const email = `person${n}@mailbox.example`;
      em.create(StockAlert, { ...times, email, emailKey: email, variant, userId: null });
    }
    setStock({ em }, await em.findOneOrFail(Variant, variant), 1);
    await em.flush();
    await Promise.all(
      Array.from({ length: 8 }, () => notifyOf({ em: shop().em(), ports: shop().ports }, variant)),
    );
    const told = await shop()
      .em()
      .find(StockAlert, { variant, notifiedAt: { $ne: null } });
    expect(told).toHaveLength(5);
    expect(
      await shop()
        .em()
        .count(Mail, { type: 'stock.back', key: { $in: told.map(({ id }) => id) } }),
    ).toBe(5);
    expect(await shop().em().count(Mail, { type: 'stock.back' })).toBe(5 * (round + 1));
  }
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
