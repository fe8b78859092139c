import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { currencySetting } from '../platform/settings/currency-setting.ts';
import { readSetting } from '../platform/settings/find-setting.ts';

/**
 * Stores the currency of a shop that starts for the first time, or that has nothing to sell yet. Rejects with an Error of one sentence when the
 * catalogue is priced in another one.
 */
export async function requireCurrency(em: SqlEntityManager, currency: string, now: Date): Promise<void> {
  await em.execute(
    `insert into settings (key, value, updated_at) values ('currency', jsonb_build_object('code', ?::text), ?)
     on conflict (key) do update set value = jsonb_build_object('code', ?::text), updated_at = excluded.updated_at
       where settings.value->>'code' <> ? and not exists (select from variants) and not exists (select from checkouts)`,
    [currency, now, currency, currency],
  );
  const { code } = (await readSetting(em, currencySetting)).value;
  if (code === currency) return;
  throw new Error(
    `CURRENCY is ${currency}, but the catalogue is priced in ${code}. Start with CURRENCY=${code}, or change the prices first: "npm run set-currency -- ${currency} --rate <what one ${code} is in ${currency}>", without --rate for a shop without orders whose prices are meant in ${currency} already (in a container: node dist/graph/set-currency.js).`,
  );
}
