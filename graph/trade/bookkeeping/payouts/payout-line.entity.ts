import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';

/** What a payout of a provider has of a payment or a refund, as its settlement file says. Rows are never changed. */
@Entity({ tableName: 'payout_lines' })
@Unique({ properties: ['provider', 'kind', 'entity', 'payout'] })
export class PayoutLine {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Property({ type: 'text' })
  provider!: string;

  /** What `entity` names; `other` for adjustments, transfers and the like. */
  @Property({ type: 'text' })
  kind!: 'payment' | 'refund' | 'other';

  /** The id of the provider, as the shop stores it, see `storedId`. */
  @Property({ type: 'text' })
  entity!: string;

  /** The id of the payout. */
  @Property({ type: 'text' })
  payout!: string;

  /** Minor units of `currency`, above 0. */
  @Property({ type: 'integer' })
  amount!: number;

  /** What the provider kept, with the tax on it. Minor units. */
  @Property({ type: 'integer' })
  fee!: number;

  @Property({ type: 'text' })
  currency!: string;

  /** The day of the payout, such as "2026-11-26". */
  @Index()
  @Property({ type: 'text' })
  day!: string;
}
