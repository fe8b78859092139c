import { applyPromotions, fitPromotions } from '#money/apply-promotions';
import type { Discount, LineToPrice, OrderRules } from '#money/priced-order';
import type { BuyerHistory, OfferedPromotion } from '#money/promotion';
import { collectionsOf } from '../../catalog/collections/collections-of.ts';
import { agentOf, anonymous } from '../../core/actor.ts';
import type { Context, Reading } from '../../core/context.ts';
import { networkOf } from '../../core/network-of.ts';
import { prepared } from '../../core/prepared.ts';
import { moneySettings } from '../../platform/settings/shop-settings.ts';
import type { CodeProblem } from './discount.types.ts';
import { findAgain, findOffered } from './find-offered.ts';
import { readPersonKey } from './person-key.ts';
import { missingText } from './problem-text.ts';

/** A line of a cart that is sold, and its product. */
interface CartLine extends LineToPrice {
  product: string;
}

const readCategories = prepared<{ product: string; categoryIds: string[] }, [products: readonly string[]]>(
  `with recursive above as (
     select id as product, category_id as category from products where id = any($1::uuid[])
     union
     select above.product, c.parent_id from above join categories c on c.id = above.category
   )
   select product, array_agg(category::text) as "categoryIds" from above where category is not null group by product`,
);

/**
 * The discounts of a cart with these codes, and the codes that take nothing off. Errors: RATE_LIMITED when too many codes
 * were unknown.
 */
export async function discountCart(
  ctx: Context,
  lines: readonly CartLine[],
  { codes, rules }: { codes: readonly string[]; rules: OrderRules },
): Promise<{ discounts: Discount[]; codeProblems: CodeProblem[] }> {
  const { offered, unknown } = await findOffered(ctx, codes);
  const buyer = await historyOf(ctx, offered);
  const { discounts, problems } = applyPromotions(await withGroups(ctx, lines, offered), offered, {
    now: ctx.ports.now(),
    buyer,
    rules,
  });
  const wrong = [
    ...unknown.map((code) => ({ code, reason: 'UNKNOWN' as const, missing: 0 })),
    ...problems.flatMap(({ promotion: { code }, ...problem }) => (code === null ? [] : { code, ...problem })),
  ];
  if (wrong.length === 0) return { discounts, codeProblems: [] };
  const money = await moneySettings(ctx);
  const codeProblems = wrong.map(({ code, reason, missing }) => {
    return { code, reason, missing, message: missingText(reason, missing, money) };
  });
  return { discounts, codeProblems };
}

/** What promotions that were used before take off these lines now, in the order of their use. One that has ended is missing. */
export async function discountAgain(
  { em, ports }: Pick<Context, 'em' | 'ports'>,
  lines: readonly CartLine[],
  { used, now }: { used: readonly { id: string; code: string | null }[]; now: Date },
): Promise<Discount[]> {
  const offered = await findAgain(em, used);
  const reading = { em, ports, actor: anonymous, loaders: new Map() };
  const { fitting } = fitPromotions(await withGroups(reading, lines, offered), offered, { now, buyer: null });
  return used.flatMap(({ id }) => fitting.find(({ discount }) => discount.id === id)?.discount ?? []);
}

const NO_HISTORY = { hasOrdered: false, uses: new Map<string, number>() };

/** What the promotions ask of the buyer, and nothing else is read. */
async function historyOf(ctx: Context, offered: readonly OfferedPromotion[]): Promise<BuyerHistory | null> {
  const { em, ports } = ctx;
  const wanted = [...new Set(offered.flatMap(({ segmentId }) => segmentId ?? []))];
  const limited = offered.filter(
    ({ maxPerPerson, firstOrderOnly }) => maxPerPerson !== null || firstOrderOnly,
  );
  const { buyer } = ctx.actor;
  if (!buyer) return null;
  const segments = wanted.length > 0 ? await ports.segmentsOf(ctx, buyer.id, wanted) : new Set<string>();
  if (limited.length === 0) return { ...NO_HISTORY, segments };
  const person = { id: buyer.id, network: agentOf(ctx.actor) ? null : networkOf(ctx.address) };
  const key = await readPersonKey(em, person);
  const ids = limited.map(({ id }) => id);
  return { ...(await ports.buyerHistory(em, { id: buyer.id, key }, ids)), segments };
}

/** The lines with the categories and the collections of their products, as far as promotions ask for them. */
async function withGroups<Line extends CartLine>(
  reading: Reading,
  lines: readonly Line[],
  offered: readonly OfferedPromotion[],
): Promise<(Line & { categoryIds: string[]; collectionIds: string[] })[]> {
  const products = [...new Set(lines.map(({ product }) => product))];
  const isCategoryAsked = offered.some(({ categoryIds }) => categoryIds.length > 0);
  const wanted = collectionsIn(offered);
  const categories = isCategoryAsked ? await categoriesAbove(reading.em, products) : [];
  const collections = wanted.length > 0 ? await collectionsOf(reading, products, wanted) : [];
  const places = new Map(products.map((product, place) => [product, place]));
  return lines.map((line) => {
    const place = places.get(line.product)!;
    return { ...line, categoryIds: categories[place] ?? [], collectionIds: collections[place] ?? [] };
  });
}

/** The collections that promotions are for, each once. */
export const collectionsIn = (offered: readonly OfferedPromotion[]): string[] => [
  ...new Set(offered.flatMap(({ collectionIds }) => collectionIds)),
];

/** The category of each of these products and those above it. */
export async function categoriesAbove(em: Context['em'], products: readonly string[]): Promise<string[][]> {
  const rows = await readCategories(em, products);
  const byProduct = new Map(rows.map(({ product, categoryIds }) => [product, categoryIds]));
  return products.map((product) => byProduct.get(product) ?? []);
}
