import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Variant } from './variant.entity.ts';

/**
 * What a variant cost the shop before and after an edit, in minor units of the currency of that day; append-only. The changes of a variant
 * lead from no cost to its `cost`: each edit of that number writes its change in the same transaction.
 */
@Entity({ tableName: 'cost_changes' })
export class CostChange {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Index()
  @ManyToOne(() => Variant)
  variant!: Rel<Variant>;

  @Property({ type: 'integer', nullable: true })
  before: number | null = null;

  @Property({ type: 'integer', nullable: true })
  after: number | null = null;

  /** The member of the staff; null for an import that ran without one, and a change of the currency. */
  @Property({ type: 'uuid', nullable: true, fieldName: 'actor_id' })
  actor: string | null = null;

  @Property({ type: 'datetime' })
  at!: Date;
}
