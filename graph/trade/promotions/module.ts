import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { BuyerHistory } from '#money/promotion';
import { categories } from '../../catalog/categories/module.ts';
import { collections } from '../../catalog/collections/module.ts';
import { products } from '../../catalog/products/module.ts';
import type { Context } from '../../core/context.ts';
import { defineModule } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { accounts } from '../../people/accounts/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { CartOfferResolver } from './cart-offer.resolver.ts';
import { collectionUses } from './collection-uses.ts';
import { promotionData } from './personal-data.ts';
import { Promotion } from './promotion.entity.ts';
import { PromotionCode } from './promotion-code.entity.ts';
import { PromotionsResolver } from './promotions.resolver.ts';
import { Redemption } from './redemption.entity.ts';

const events = {
  'promotion.created': eventType<Changes & { kind: string }>('promotion', 'A promotion was created.'),
  'promotion.updated': eventType<Changes & { kind: string }>('promotion', 'A promotion was changed.'),
  'promotion.deleted': eventType<Changes>('promotion', 'A promotion was deleted.'),
  'promotion.codes_generated': eventType<{ name: string; count: number }>(
    'promotion',
    'Codes of a promotion were generated.',
  ),
};

const errors = {
  CODE_INVALID: 409,
};

const failpoints = ['promotion.limitsLocked'] as const;

declare module '../../core/declarations.ts' {
  interface Events extends Own<typeof events> {}
  interface Errors extends Own<typeof errors> {}
  interface Failpoints extends Names<typeof failpoints> {}
  interface Provided {
    /** The orders of a buyer that promotions have conditions on. */
    buyerHistory: (
      em: SqlEntityManager,
      buyer: { id: string; key: string },
      promotionIds: readonly string[],
    ) => Promise<Omit<BuyerHistory, 'segments'>>;
    /** The segments of customers of these that a buyer is in now. */
    segmentsOf: (ctx: Context, buyer: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;
    /** Whether there is this segment; until the transaction ends nobody deletes it. */
    lockSegment: (em: SqlEntityManager, id: string) => Promise<boolean>;
  }
}

export const promotions = defineModule({
  name: 'promotions',
  uses: [accounts, categories, collections, products, settings],
  entities: [Promotion, PromotionCode, Redemption],
  resolvers: [CartOfferResolver, PromotionsResolver],
  events,
  errors,
  failpoints,
  personalData: [promotionData],
  provides: { collectionUses },
  needs: ['buyerHistory', 'segmentsOf', 'lockSegment'],
});
