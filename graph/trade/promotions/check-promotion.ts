import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import { Category } from '../../catalog/categories/category.entity.ts';
import { Product } from '../../catalog/products/product.entity.ts';
import { fieldError } from '../../core/validation.ts';
import { CODE_FORMAT } from './code-key.ts';
import type { Promotion } from './promotion.entity.ts';

/** What an edit decides of a promotion. */
export type PromotionFields = Omit<Promotion, 'id' | 'version' | 'used' | 'deletedAt' | 'createdAt'>;

/** Errors: BAD_USER_INPUT with the field, for terms that contradict each other. */
export async function checkPromotion(
  em: SqlEntityManager,
  fields: PromotionFields,
  code: string | null,
): Promise<void> {
  const { kind, value, buyQty, getQty, startsAt, endsAt, isAutomatic } = fields;
  const isPart = kind === 'percent' || kind === 'buy_x_get_y';
  if (isPart && (value < 1 || value > 100_00))
    throw fieldError('value', 'A part is more than 0 % and at most 100 %.');
  if (kind === 'amount' && value < 1) throw fieldError('value', 'The amount must be more than nothing.');
  if (kind === 'buy_x_get_y' && (buyQty < 1 || getQty < 1))
    throw fieldError('buyQty', 'Say how many items are bought at full price, and how many are reduced.');
  if (startsAt && endsAt && endsAt <= startsAt)
    throw fieldError('endsAt', 'The end must be after the begin.');
  if (code !== null && !CODE_FORMAT.test(code))
    throw fieldError('code', 'A code has 3 to 40 letters, digits and hyphens.');
  if (code !== null && isAutomatic)
    throw fieldError('code', 'An automatic promotion has no code. Leave the code empty.');
  await refuseUnknown(em, fields);
}

async function refuseUnknown(em: SqlEntityManager, { categoryIds, productIds }: PromotionFields) {
  if (!(await areKnown(categoryIds, (ids) => em.count(Category, { id: { $in: ids } }))))
    throw fieldError('categoryIds', 'One of the categories was deleted meanwhile. Choose again.');
  if (!(await areKnown(productIds, (ids) => em.count(Product, { id: { $in: ids } }))))
    throw fieldError('productIds', 'One of the products is not known. Choose again.');
}

async function areKnown(ids: readonly string[], count: (ids: string[]) => Promise<number>): Promise<boolean> {
  if (ids.length === 0) return true;
  const distinct = [...new Set(ids)];
  return distinct.every((id) => isUuid(id)) && (await count(distinct)) === distinct.length;
}
