import * as t from '#messages/admin/promotions';
import type { PromotionKind } from '../../../schema.generated.ts';
import { defineFields, type Initial, type ValuesOf } from '../../../ui/form-fields.ts';
import type { EditedPromotionFragment } from './PromotionsPage.generated.tsx';

const kindNames: Record<PromotionKind, string> = {
  PERCENT: 'A percentage',
  AMOUNT: t.anAmount,
  FREE_SHIPPING: t.theShipping,
  BUY_X_GET_Y: t.partOfTheItemsBuy,
};
const count = { kind: 'count', isHalf: true, min: 0 } as const;
const amount = { kind: 'amount', isHalf: true, min: 0 } as const;
const moment = { kind: 'moment', isHalf: true } as const;

/** The fields of a promotion, without what it is for. */
export const fields = defineFields({
  title: {
    kind: 'text',
    label: t.nameLabel,
    required: true,
    max: 100,
    hint: t.shoppersSeeItInThe,
  },
  kind: { kind: 'choice', isHalf: true, label: t.whatItTakesOff, choices: kindNames },
  percent: { kind: 'percent', isHalf: true, label: t.percent, required: true, min: 0.01, max: 100 },
  amount: { ...amount, label: t.amount, required: true },
  buyQty: { ...count, label: t.quantityToBuy, required: true },
  getQty: { ...count, label: t.reducedQuantity, required: true },
  how: {
    kind: 'choice',
    isHalf: true,
    label: t.howItApplies,
    choices: { code: t.withACode, automatic: t.byItself },
  },
  code: {
    kind: 'text',
    isHalf: true,
    label: t.codeLabel,
    max: 40,
    hint: t.orGenerateCodesForOne,
  },
  minItems: { ...amount, label: t.theProductsCostAtLeast },
  minQty: { ...count, label: t.quantityAtLeast },
  startsAt: { ...moment, label: t.fromLabel },
  endsAt: { ...moment, label: t.toLabel },
  maxUses: { ...count, label: t.usesInAll },
  maxPerPerson: { ...count, label: t.usesOfOneCustomer },
  firstOrderOnly: { kind: 'flag', label: t.firstOrdersOnly },
  stacks: { kind: 'flag', label: t.canBeCombinedWithOther },
  isActive: { kind: 'flag', label: t.active },
  priority: {
    kind: 'count',
    label: t.priority,
    required: true,
    min: 0,
    hint: t.ofDiscountsThatCanBe,
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

/** The fields that promotions of other kinds have, and the code of one that applies by itself. */
export function fieldsWithout({ kind, how }: Initial<typeof fields>): (keyof Values)[] {
  return [
    ...(how === 'automatic' ? ['code' as const] : []),
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
  return [...categories, ...deleted.map((id) => ({ id, path: [{ name: t.deletedCategory }] }))];
}
