import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import type { ErrorCode } from '../../core/errors.ts';
import { prepared } from '../../core/prepared.ts';
import type { CheckedEntry } from './check-entries.ts';
import { findByCode } from './find-by-code.ts';

/** Why an entry is not counted. */
export interface Refusal {
  code: ErrorCode;
  message: string;
}

/** An entry with the variant that it means, or with why it means none. */
export type ResolvedEntry = CheckedEntry & { choices: readonly string[] } & (
    | { variant: string; refusal: null }
    | { variant: null; refusal: Refusal }
  );

const readSold = prepared<{ id: string }, [ids: readonly string[]]>(
  'select id from variants where id = any($1::uuid[]) and deleted_at is null',
);

const insertKeys = prepared<{ key: string }, [stocktake: string, keys: readonly string[]]>(
  `insert into stocktake_entries (stocktake_id, key) select $1::uuid, key from unnest($2::uuid[]) key
   on conflict do nothing returning key`,
);

/** Finds the variants of entries, by id or by code. */
export async function resolveEntries(
  em: SqlEntityManager,
  entries: readonly CheckedEntry[],
): Promise<ResolvedEntry[]> {
  const ids = entries.flatMap(({ variantId }) => (variantId && isUuid(variantId) ? variantId : []));
  const sold = new Set(ids.length > 0 ? (await readSold(em, ids)).map(({ id }) => id) : []);
  const byCode = await findByCode(
    em,
    entries.flatMap(({ code }) => code ?? []),
  );
  return entries.map((entry): ResolvedEntry => {
    const { code, variantId } = entry;
    if (variantId) {
      if (sold.has(variantId)) return { ...entry, choices: [], variant: variantId, refusal: null };
      return { ...entry, choices: [], variant: null, refusal: unknown('This item is no longer sold.') };
    }
    const found = byCode.get(code!) ?? [];
    const [variant] = found;
    if (variant && found.length === 1) return { ...entry, choices: [], variant, refusal: null };
    const refusal: Refusal = variant
      ? { code: 'CONFLICT', message: `Several items have the code ${code}. Choose one of them.` }
      : unknown(`No item has the barcode or SKU ${code}. Nothing was counted for it.`);
    return { ...entry, choices: found, variant: null, refusal };
  });
}

const unknown = (message: string): Refusal => ({ code: 'NOT_FOUND', message });

/** Those that the locked stock-take does not have yet, each once, and stores their keys. */
export async function newKeys(
  em: SqlEntityManager,
  stocktake: string,
  entries: readonly ResolvedEntry[],
): Promise<(ResolvedEntry & { variant: string })[]> {
  const known = entries.filter(
    (entry): entry is ResolvedEntry & { variant: string } => entry.variant !== null,
  );
  if (known.length === 0) return [];
  const keys = [...new Set(known.map(({ key }) => key))];
  const fresh = new Set((await insertKeys(em, stocktake, keys)).map(({ key }) => key));
  return known.filter(({ key }) => fresh.delete(key));
}
