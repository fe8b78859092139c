import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DEFAULT_CURRENCY } from '#money/default-currency';
import { currencySetting } from '../platform/settings/currency-setting.ts';
import { readSetting } from '../platform/settings/find-setting.ts';

/**
 * Stores, as nobody's edit, the currency of a shop that starts for the first time, and the one that the environment `wanted` for a shop that has nothing to sell yet.
 * Rejects with an Error of one sentence when the catalogue is priced in another one than that.
 */
export async function requireCurrency(em: SqlEntityManager, wanted: string, now: Date): Promise<void> {
  const currency = wanted || DEFAULT_CURRENCY;
  await em.execute(
    `insert into settings (key, value, version, updated_at) values ('currency', jsonb_build_object('code', ?::text), 0, ?)
     on conflict (key) do update set value = jsonb_build_object('code', ?::text), updated_at = excluded.updated_at
       where ?::text <> '' and settings.value->>'code' <> ? and not exists (select from variants) and not exists (select from checkouts)`,
    [currency, now, currency, wanted, currency],
  );
  const { code } = (await readSetting(em, currencySetting)).value;
  if (!wanted || code === currency) return;
  throw new Error(
    `CURRENCY is ${currency}, but the catalogue is priced in ${code}. Start with CURRENCY=${code}, or change the prices first: "npm run set-currency -- ${currency} --rate <what one ${code} is in ${currency}>", without --rate for a shop without orders whose prices are meant in ${currency} already (in a container: node dist/graph/set-currency.js).`,
  );
}
