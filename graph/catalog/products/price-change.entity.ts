import type { Opt, PrimaryKeyProp, Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Variant } from './variant.entity.ts';

/** What a variant has cost since a moment; append-only. The last row of a variant is its price now. See `updatePrices`. */
@Entity({ tableName: 'price_changes' })
export class PriceChange {
  declare [PrimaryKeyProp]?: ['variant', 'fromAt'];

  @ManyToOne(() => Variant, { primary: true })
  variant!: Rel<Variant>;

  /** Later than that of the row before, also when the clock was set back. */
  @Property({ type: 'datetime', primary: true })
  fromAt!: Date;

  @Property({ type: 'integer' })
  price!: number;

  @Property({ type: 'integer', nullable: true })
  compareAtPrice: number | null = null;

  /** What it is multiplied by to be compared with prices of today: not 1 when the shop has changed its currency since. */
  @Property({ type: 'double', default: 1 })
  rate: Opt<number> = 1;
}
