import type { PromotionKind } from '../../../schema.generated.ts';
import { defineFields, type Initial, type ValuesOf } from '../../../ui/form-fields.ts';
import type { EditedPromotionFragment } from './PromotionsPage.generated.tsx';

const kindNames: Record<PromotionKind, string> = {
  PERCENT: 'A percentage',
  AMOUNT: 'An amount',
  FREE_SHIPPING: 'The shipping',
  BUY_X_GET_Y: 'Part of the items (buy X, get Y)',
};
const count = { kind: 'count', isHalf: true, min: 0 } as const;
const amount = { kind: 'amount', isHalf: true, min: 0 } as const;
const moment = { kind: 'moment', isHalf: true } as const;

/** The fields of a promotion, without what it is for. */
export const fields = defineFields({
  title: {
    ...{ kind: 'text', label: 'Name', required: true, max: 100 },
    hint: 'Shoppers see it in the summary of the order.',
  },
  kind: { kind: 'choice', isHalf: true, label: 'What it takes off', choices: kindNames },
  percent: { kind: 'percent', isHalf: true, label: 'Percent', required: true, min: 0.01, max: 100 },
  amount: { ...amount, label: 'Amount', required: true },
  buyQty: { ...count, label: 'Quantity to buy', required: true },
  getQty: { ...count, label: 'Reduced quantity', required: true },
  how: {
    ...{ kind: 'choice', isHalf: true, label: 'How it applies' },
    choices: { code: 'With a code', automatic: 'By itself' },
  },
  code: {
    ...{ kind: 'text', isHalf: true, label: 'Code', max: 40 },
    hint: 'Or generate codes for one use each after saving.',
  },
  minItems: { ...amount, label: 'The products cost at least' },
  minQty: { ...count, label: 'Quantity, at least' },
  startsAt: { ...moment, label: 'From' },
  endsAt: { ...moment, label: 'To' },
  maxUses: { ...count, label: 'Uses in all' },
  maxPerPerson: { ...count, label: 'Uses of one customer' },
  firstOrderOnly: { kind: 'flag', label: 'First orders only' },
  stacks: { kind: 'flag', label: 'Can be combined with other discounts' },
  isActive: { kind: 'flag', label: 'Active' },
  priority: {
    ...{ kind: 'count', label: 'Priority', required: true, min: 0 },
    hint: 'Of discounts that can be combined, higher numbers are taken off first.',
  },
});

type Values = ValuesOf<typeof fields>;

/** What the form begins with. */
export function startValues(promotion?: EditedPromotionFragment): Initial<typeof fields> {
  if (!promotion) return { kind: 'PERCENT', buyQty: 2, getQty: 1, priority: 0, isActive: true };
  const { kind, value, isAutomatic } = promotion;
  return {
    ...promotion,
    percent: kind === 'AMOUNT' ? null : value,
    amount: kind === 'AMOUNT' ? value : null,
    buyQty: promotion.buyQty || 2,
    getQty: promotion.getQty || 1,
    how: isAutomatic ? 'automatic' : 'code',
  };
}

/** The fields that promotions of other kinds have. */
export function fieldsWithout(kind: PromotionKind | null | undefined): (keyof Values)[] {
  return [
    ...(kind === 'PERCENT' || kind === 'BUY_X_GET_Y' ? [] : ['percent' as const]),
    ...(kind === 'AMOUNT' ? [] : ['amount' as const]),
    ...(kind === 'BUY_X_GET_Y' ? [] : ['buyQty' as const, 'getQty' as const]),
  ];
}

/** What the form holds, as the input of the mutation. */
export function toInput({ percent, amount, how, code, ...values }: Values) {
  const isAutomatic = how === 'automatic';
  return {
    ...values,
    value: { PERCENT: percent, BUY_X_GET_Y: percent, AMOUNT: amount, FREE_SHIPPING: null }[values.kind],
    isAutomatic,
    code: isAutomatic ? null : code || null,
  };
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
