import type { PromotionInput, PromotionKind } from '../../../schema.generated.ts';
import { readAmount, readCount } from '../../../ui/typed-amount.ts';
import type { EditedPromotionFragment } from './PromotionsPage.generated.tsx';

/** What the form of a promotion holds, as the input of the mutation. */
export function readPromotion(
  form: FormData,
  productIds: string[],
  edited?: EditedPromotionFragment,
): PromotionInput {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const amount = (name: string) => readAmount(form, name);
  const count = (name: string) => readCount(form, name);
  const moment = (name: string) => (text(name) === '' ? null : new Date(text(name)).toISOString());
  const kind = text('kind') as PromotionKind;
  const isPart = kind === 'PERCENT' || kind === 'BUY_X_GET_Y';
  const isAutomatic = text('how') === 'automatic';
  return {
    id: edited?.id,
    version: edited?.version,
    title: text('title'),
    kind,
    value: isPart ? Math.round(Number(text('percent')) * 100) : kind === 'AMOUNT' ? amount('amount') : null,
    buyQty: kind === 'BUY_X_GET_Y' ? count('buyQty') : null,
    getQty: kind === 'BUY_X_GET_Y' ? count('getQty') : null,
    categoryIds: form.getAll('category').map(String),
    productIds,
    minItems: amount('minItems'),
    minQty: count('minQty'),
    firstOrderOnly: form.has('firstOrderOnly'),
    startsAt: moment('startsAt'),
    endsAt: moment('endsAt'),
    maxUses: count('maxUses'),
    maxPerPerson: count('maxPerPerson'),
    isAutomatic,
    stacks: form.has('stacks'),
    priority: count('priority'),
    isActive: form.has('isActive'),
    code: isAutomatic ? null : text('code') || null,
  };
}

/** A moment as a field for date and time has it: local, without a zone. */
export function typedMoment(iso: string | null | undefined): string {
  if (!iso) return '';
  const date = new Date(iso);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

interface NamedCategory {
  id: string;
  path: readonly { name: string }[];
}

/** The categories to choose from, with those of the promotion that were deleted: without them it would be for all products after an edit. */
export function withDeleted(
  categories: readonly NamedCategory[],
  chosen: readonly string[],
): NamedCategory[] {
  const known = new Set(categories.map(({ id }) => id));
  const deleted = chosen.filter((id) => !known.has(id));
  return [...categories, ...deleted.map((id) => ({ id, path: [{ name: 'Deleted category' }] }))];
}
