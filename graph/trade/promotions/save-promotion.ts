import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import { Category } from '../../catalog/categories/category.entity.ts';
import { lockCollections } from '../../catalog/collections/collections-of.ts';
import { Product } from '../../catalog/products/product.entity.ts';
import { changedValues } from '../../core/changed-values.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { areKnown, distinctIds, fieldError, refuseFields, requireId } from '../../core/validation.ts';
import { CODE_FORMAT, codeKey } from './code-key.ts';
import { Promotion } from './promotion.entity.ts';
import { PromotionCode } from './promotion-code.entity.ts';
import type { PromotionInput } from './promotions.inputs.ts';
import { Redemption } from './redemption.entity.ts';

/** Most promotions that are not deleted, and most that apply by themselves: each of those is read for every cart. */
const MOST = 500;
const MOST_AUTOMATIC = 50;

/**
 * Adds a promotion, or changes one. Checkouts that are started keep their discounts. Errors: NOT_FOUND; CONFLICT when somebody
 * else has changed it since that version was read; BAD_USER_INPUT, also for a code of another promotion.
 */
export async function savePromotion(ctx: Context, input: PromotionInput): Promise<Promotion> {
  const fields = fieldsOf(input);
  const code = input.code?.trim() ? codeKey(input.code) : null;
  return inInvalidatingTransaction(ctx, async (em) => {
    await checkPromotion({ ...ctx, em }, fields, code);
    const found = input.id ? await findForEdit(em, input.id) : null;
    if (found && found.version !== input.version)
      throw new DomainError(
        'CONFLICT',
        'Somebody else has changed this promotion meanwhile. Nothing was saved.',
      );
    await refuseTooMany(em, found, fields);
    const data = changedValues<Partial<PromotionFields>>(found ?? {}, fields);
    const used = await usesBy(em, found, fields);
    const promotion = found
      ? em.assign(found, { ...fields, used, version: found.version + 1 })
      : em.create(Promotion, { ...fields, createdAt: ctx.ports.now() });
    await em.flush();
    const before = found && (await codeOf(em, found));
    if (await saveCode(em, promotion, code)) {
      data.changed.push('code');
      data.old.code = before;
      data.new.code = code;
    }
    const type = found ? 'promotion.updated' : 'promotion.created';
    const { title: name, kind } = promotion;
    if (data.changed.length > 0)
      await recordEvent(em, ctx, { type, subject: promotion.id, data: { ...data, name, kind } });
    return promotion;
  });
}

/** The promotion, locked: checkouts that use it wait, and what they counted is committed. Errors: NOT_FOUND. */
export async function findForEdit(em: SqlEntityManager, id: string): Promise<Promotion> {
  const where = { id: requireId(id, 'Promotion'), deletedAt: null };
  const found = await em.findOne(Promotion, where, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!found) throw new DomainError('NOT_FOUND', 'Promotion not found.');
  return found;
}

function fieldsOf({ id, version, code, ...input }: PromotionInput): PromotionFields {
  const isBuy = input.kind === 'buy_x_get_y';
  return {
    title: input.title.trim(),
    kind: input.kind,
    value: input.kind === 'free_shipping' ? 0 : (input.value ?? 0),
    buyQty: isBuy ? (input.buyQty ?? 0) : 0,
    getQty: isBuy ? (input.getQty ?? 0) : 0,
    categoryIds: distinctIds(input.categoryIds),
    collectionIds: distinctIds(input.collectionIds),
    productIds: distinctIds(input.productIds),
    minItems: input.minItems ?? null,
    minQty: input.minQty ?? null,
    firstOrderOnly: input.firstOrderOnly ?? false,
    segmentId: input.segmentId?.toLowerCase() ?? null,
    startsAt: input.startsAt ?? null,
    endsAt: input.endsAt ?? null,
    maxUses: input.maxUses ?? null,
    maxPerPerson: input.maxPerPerson ?? null,
    isAutomatic: input.isAutomatic ?? false,
    stacks: input.stacks ?? false,
    priority: input.priority ?? 0,
    isActive: input.isActive ?? true,
  };
}

async function refuseTooMany(
  em: SqlEntityManager,
  found: Promotion | null,
  { isAutomatic }: PromotionFields,
) {
  if (!found && (await em.count(Promotion, { deletedAt: null })) >= MOST)
    throw fieldError('title', `The shop has ${MOST} promotions, the most it can have. Delete one first.`);
  if (!isAutomatic || found?.isAutomatic) return;
  if ((await em.count(Promotion, { deletedAt: null, isAutomatic: true })) >= MOST_AUTOMATIC)
    throw fieldError('isAutomatic', `${MOST_AUTOMATIC} promotions apply without a code, the most that can.`);
}

/** How often a promotion was used, if it has a limit. Errors: BAD_USER_INPUT for a lower one. */
async function usesBy(
  em: SqlEntityManager,
  found: Promotion | null,
  { maxUses }: PromotionFields,
): Promise<number> {
  if (!found || maxUses === null) return 0;
  const used = await em.count(Redemption, { promotion: found, releasedAt: null });
  if (used > maxUses)
    throw fieldError('maxUses', `It was used ${used} times already: the limit cannot be lower.`);
  return used;
}

/** Gives a promotion this code and no other one of the shop's choice. Returns whether that changed anything. */
async function saveCode(em: SqlEntityManager, promotion: Promotion, code: string | null): Promise<boolean> {
  const chosen = { promotion, maxUses: null };
  const removed = await em.nativeDelete(PromotionCode, {
    ...chosen,
    ...(code && { codeKey: { $ne: code } }),
  });
  if (code === null) return removed > 0;
  const added = await em.execute<object[]>(
    'insert into promotion_codes (code_key, promotion_id) values (?, ?) on conflict do nothing returning 1',
    [code, promotion.id],
  );
  if (added.length > 0) return true;
  if ((await em.count(PromotionCode, { ...chosen, codeKey: code })) === 0)
    throw fieldError('code', 'Another promotion has this code, or had it generated. Choose another one.');
  return removed > 0;
}

/** The code of the shop's choice that a promotion has. */
async function codeOf(em: SqlEntityManager, promotion: Promotion): Promise<string | null> {
  const found = await em.findOne(PromotionCode, { promotion, maxUses: null });
  return found?.codeKey ?? null;
}

/** What an edit decides of a promotion. */
export type PromotionFields = Omit<Promotion, 'id' | 'version' | 'used' | 'deletedAt' | 'createdAt'>;

/** Errors: BAD_USER_INPUT with all wrong fields, for terms that contradict each other. */
export async function checkPromotion(
  { em, ports }: Pick<Context, 'em' | 'ports'>,
  fields: PromotionFields,
  code: string | null,
): Promise<void> {
  const { kind, value, buyQty, getQty, startsAt, endsAt, categoryIds, productIds, segmentId, collectionIds } =
    fields;
  const isPart = kind === 'percent' || kind === 'buy_x_get_y';
  const areCategoriesKnown = await areKnown(categoryIds, (ids) => em.count(Category, { id: { $in: ids } }));
  const areCollectionsKnown = await areKnown(collectionIds, (ids) => lockCollections(em, ids));
  const areProductsKnown = await areKnown(productIds, (ids) => em.count(Product, { id: { $in: ids } }));
  const isSegmentKnown =
    segmentId === null || (isUuid(segmentId) && (await ports.lockSegment(em, segmentId)));
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
    collectionIds: !areCollectionsKnown && 'One of the collections was deleted meanwhile. Choose again.',
    productIds: !areProductsKnown && 'One of the products is not known. Choose again.',
    segmentId: !isSegmentKnown && 'This segment was deleted meanwhile. Choose another one.',
  });
}

function codeProblem(code: string, { isAutomatic }: PromotionFields): string | false {
  if (!CODE_FORMAT.test(code)) return 'A code has 3 to 40 letters, digits and hyphens.';
  return isAutomatic && 'An automatic promotion has no code. Leave the code empty.';
}
