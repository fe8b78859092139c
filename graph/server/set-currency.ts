import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { repriceCollections } from '../catalog/collections/reprice-collections.ts';
import { repriceCatalogue } from '../catalog/prices/reprice-catalogue.ts';
import { repricePriceAlerts } from '../catalog/stock-alerts/reprice-price-alerts.ts';
import { repriceAlerts } from '../catalog/wish-list/alerts/reprice-alerts.ts';
import { inInvalidatingTransaction } from '../core/in-invalidating-transaction.ts';
import type { Ports } from '../core/ports.ts';
import { type EventDeps, recordEvent } from '../core/record-event.ts';
import { currencySetting } from '../platform/settings/currency-setting.ts';
import { readSetting } from '../platform/settings/find-setting.ts';
import { storeSetting } from '../platform/settings/store-setting.ts';
import { repricePromotions } from '../trade/promotions/reprice-promotions.ts';
import { repriceSettings } from './reprice-settings.ts';

interface CurrencyDeps extends EventDeps {
  em: SqlEntityManager;
  ports: EventDeps['ports'] & Pick<Ports, 'cache'>;
}

/**
 * Changes the currency of the shop. With a rate, which is what one unit of the old currency is in the new one, everything that has a
 * price is repriced, with its history. Without one nothing is repriced, which only a shop without orders allows. Orders,
 * checkouts and payments keep their currency. Returns the previous currency. Errors: an Error of one sentence.
 */
export function setCurrency(deps: CurrencyDeps, to: string, rate: number | null): Promise<string | null> {
  return inInvalidatingTransaction(deps, async (em) => {
    // No price changes meanwhile, and no checkout holds stock at an old one.
    await em.execute(
      'lock table settings, products, variants, price_schedules, promotions, collections in share row exclusive mode',
    );
    const { value } = await readSetting(em, currencySetting);
    const from = value.code ?? (await currencyOfOrders(em));
    if (from === to) throw new Error(`The catalogue is priced in ${to} already.`);
    if (rate === null && (await em.execute('select from orders limit 1')).length > 0)
      throw new Error(
        `This shop has orders, so its prices must be changed with its currency. Say what one ${from} is in ${to}: npm run set-currency -- ${to} --rate 1.08`,
      );
    const now = deps.ports.now();
    if (rate !== null) {
      await repriceCatalogue(em, rate, now);
      await repricePromotions(em, rate);
      await repriceCollections(em, rate);
      await repriceAlerts(em, rate);
      await repricePriceAlerts(em, rate);
      await repriceSettings(em, rate, now);
    }
    await storeSetting(em, currencySetting, now, () => ({ code: to }));
    const data = { changed: ['currency'], old: from, new: to, ...(rate !== null && { rate }) };
    await recordEvent(em, deps, { type: 'settings.changed', subject: 'currency', data });
    return from;
  });
}

/** The currency of a shop of versions that did not store it; null without orders. */
async function currencyOfOrders(em: SqlEntityManager): Promise<string | null> {
  const [last] = await em.execute<{ currency: string }[]>(
    'select currency from checkouts order by created_at desc limit 1',
  );
  return last?.currency ?? null;
}
