import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { prepared } from '../../core/prepared.ts';
import { MAX_STOCK } from '../products/variant.entity.ts';
import type { CheckedEntry } from './check-entries.ts';
import type { Expected } from './expected-units.ts';
import type { Refusal } from './resolve-entries.ts';

/** The line of a variant, as it was. */
interface Before {
  variant: string;
  counted: number;
  expected: number;
  isUncertain: boolean;
}

/** What a call makes of the count of a variant. */
interface Change {
  variant: string;
  counted: number;
  /** Of the last entry. */
  secondsAgo: number;
  /** The earlier count that it adds to; null for a first one, and for one that was typed anew. */
  continues: Before | null;
}

export interface SumOfEntries {
  changed: Change[];
  /** Why entries were refused, by their keys. */
  refused: ReadonlyMap<string, Refusal>;
}

const read = prepared<Before, [stocktake: string, variants: readonly string[]]>(
  `select variant_id as variant, counted, expected, is_uncertain as "isUncertain" from stocktake_lines
   where stocktake_id = $1 and variant_id = any($2::uuid[])`,
);

/** What is counted of variants so far. The stock-take is locked, so that it stays. */
export const readCounts = (em: SqlEntityManager, stocktake: string, variants: readonly string[]) =>
  read(em, stocktake, variants);

/** What the entries make of the counts of their variants, one after the other. */
export function sumEntries(
  entries: readonly (CheckedEntry & { variant: string })[],
  before: readonly Before[],
): SumOfEntries {
  const known = new Map(before.map((line) => [line.variant, line]));
  const changes = new Map<string, Change>();
  const refused = new Map<string, Refusal>();
  for (const { key, variant, add, counted, secondsAgo } of entries) {
    const line = known.get(variant);
    const change = changes.get(variant);
    const sum = counted ?? (change?.counted ?? line?.counted ?? 0) + add!;
    if (sum < 0 || sum > MAX_STOCK) {
      const message =
        sum < 0
          ? 'A count cannot be below zero. Nothing was changed.'
          : `At most ${MAX_STOCK} units can be counted. Nothing was changed.`;
      refused.set(key, { code: 'BAD_USER_INPUT', message });
      continue;
    }
    const continues = counted !== null ? null : change ? change.continues : (line ?? null);
    changes.set(variant, { variant, counted: sum, secondsAgo, continues });
  }
  return { changed: [...changes.values()], refused };
}

const write = prepared<object, [stocktake: string, lines: string, by: string]>(
  `with given as (
     select * from jsonb_to_recordset($2::jsonb) as given (id uuid, variant uuid, counted int, expected int, reserved int, "isUncertain" boolean, at timestamptz)
   ), counted as (update stocktakes set line_count = line_count + (
     select count(*) from given where not exists (select from stocktake_lines where stocktake_id = $1 and variant_id = variant)
   ) where id = $1)
   insert into stocktake_lines (id, stocktake_id, variant_id, counted, expected, reserved, is_uncertain, counted_by, counted_at)
   select id, $1::uuid, variant, counted, expected, reserved, "isUncertain", $3::uuid, at from given
   on conflict (stocktake_id, variant_id) do update set counted = excluded.counted, expected = excluded.expected,
     reserved = excluded.reserved, is_uncertain = excluded.is_uncertain, is_uncounted = false, counted_by = excluded.counted_by, counted_at = excluded.counted_at`,
);

/** Writes the counts with what was expected, and by whom. */
export async function writeCounts(
  em: SqlEntityManager,
  stocktake: string,
  { changed }: SumOfEntries,
  expected: readonly Expected[],
  { by, now }: { by: string; now: number },
): Promise<void> {
  const of = new Map(expected.map((each) => [each.variant, each]));
  const lines = changed.flatMap(({ variant, counted, secondsAgo, continues }) => {
    const found = of.get(variant);
    if (!found) return [];
    const isUncertain =
      continues !== null && (continues.isUncertain || continues.expected !== found.expected);
    const at = new Date(now - secondsAgo * 1000);
    return {
      id: v7(),
      variant,
      counted,
      expected: found.expected,
      reserved: found.reserved,
      isUncertain,
      at,
    };
  });
  if (lines.length > 0) await write(em, stocktake, JSON.stringify(lines), by);
}
