import * as t from '#messages/admin/edit-product';
import { parseCents } from '#money/cents';
import type { PlannedPriceFragment } from './PlannedPrices.generated.tsx';

/** Planned prices of several variants that are the same in all but the variant. */
export interface Sale extends Omit<PlannedPriceFragment, '__typename' | 'variantId'> {
  ids: string[];
  variantIds: string[];
}

export function groupSales(planned: readonly PlannedPriceFragment[]): Sale[] {
  const groups = Map.groupBy(planned, ({ price, compareAtPrice, from, to, state }) =>
    [price, compareAtPrice, from, to, state].join(),
  );
  return [...groups.values()].map((prices) => {
    const { variantId: _, ...first } = prices[0]!;
    const ids = prices.map(({ id }) => id);
    return { ...first, ids, variantIds: prices.map(({ variantId }) => variantId) };
  });
}

/** What was typed as an input for each variant that is meant, or a message for each field that cannot be read. */
export function readPlan(form: FormData, all: readonly string[]) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const errors: Record<string, string> = {};
  const amount = (name: string) => {
    const cents = parseCents(text(name));
    if (cents === null) errors[name] = t.enterAnAmountSuchAs;
    return cents ?? 0;
  };
  const chosen = text('variant');
  const price = amount('price');
  const compareAtPrice = text('compareAtPrice') ? amount('compareAtPrice') : null;
  const times = { from: moment(text('from')), to: moment(text('to')) };
  const input = (chosen ? [chosen] : all).map((variantId) => {
    return { variantId, price, compareAtPrice, ...times };
  });
  return { input, errors };
}

/** A local time without zone, as the browser's field has it. */
const moment = (local: string) => new Date(local).toISOString();
