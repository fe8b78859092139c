import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Promotion } from './promotion.entity.ts';

/**
 * A code of a promotion: the one that the shop chose, which is used as often as the promotion allows, or one of many that
 * were generated, each for one use.
 */
@Entity({ tableName: 'promotion_codes' })
@Check({
  name: 'promotion_codes_used_check',
  expression: 'used >= 0 and (max_uses is null or used <= max_uses)',
})
export class PromotionCode {
  /** In capital letters. */
  @PrimaryKey({ type: 'text' })
  codeKey!: string;

  @Index()
  @ManyToOne(() => Promotion)
  promotion!: Rel<Promotion>;

  /** Null for the one that the shop chose. */
  @Property({ type: 'integer', nullable: true })
  maxUses: number | null = null;

  /** Uses that were not released. Counted only with `maxUses`. */
  @Property({ type: 'integer', default: 0 })
  used: Opt<number> = 0;
}
