import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Category } from '../../catalog/categories/category.entity.ts';
import { Product } from '../../catalog/products/product.entity.ts';
import { areKnown, refuseFields } from '../../core/validation.ts';
import { CODE_FORMAT } from './code-key.ts';
import type { Promotion } from './promotion.entity.ts';

/** What an edit decides of a promotion. */
export type PromotionFields = Omit<Promotion, 'id' | 'version' | 'used' | 'deletedAt' | 'createdAt'>;

/** Errors: BAD_USER_INPUT with all wrong fields, for terms that contradict each other. */
export async function checkPromotion(
  em: SqlEntityManager,
  fields: PromotionFields,
  code: string | null,
): Promise<void> {
  const { kind, value, buyQty, getQty, startsAt, endsAt, categoryIds, productIds } = fields;
  const isPart = kind === 'percent' || kind === 'buy_x_get_y';
  const areCategoriesKnown = await areKnown(categoryIds, (ids) => em.count(Category, { id: { $in: ids } }));
  const areProductsKnown = await areKnown(productIds, (ids) => em.count(Product, { id: { $in: ids } }));
  refuseFields({
    value:
      (isPart && (value < 1 || value > 100_00) && 'A part is more than 0 % and at most 100 %.') ||
      (kind === 'amount' && value < 1 && 'The amount must be more than nothing.'),
    buyQty:
      kind === 'buy_x_get_y' &&
      (buyQty < 1 || getQty < 1) &&
      'Say how many items are bought at full price, and how many are reduced.',
    endsAt: startsAt !== null && endsAt !== null && endsAt <= startsAt && 'The end must be after the begin.',
    code: code !== null && codeProblem(code, fields),
    categoryIds: !areCategoriesKnown && 'One of the categories was deleted meanwhile. Choose again.',
    productIds: !areProductsKnown && 'One of the products is not known. Choose again.',
  });
}

function codeProblem(code: string, { isAutomatic }: PromotionFields): string | false {
  if (!CODE_FORMAT.test(code)) return 'A code has 3 to 40 letters, digits and hyphens.';
  return isAutomatic && 'An automatic promotion has no code. Leave the code empty.';
}
