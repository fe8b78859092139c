import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { SqlIndex } from '../../core/sql-index.ts';
import { Authorization } from './authorization.entity.ts';

/**
 * A part of reserved money, or all of it, that is captured. `asked`: the provider may have been asked, and its answer is not known; at most one is.
 * `made`: it was captured, by the shop or in the dashboard of the provider. `refused`: it was not, for good. Written under the lock of the checkout.
 */
@Entity({ tableName: 'captures' })
@Check({ name: 'captures_amount_check', expression: 'amount > 0' })
@Check({ name: 'captures_state_check', expression: "state in ('asked', 'made', 'refused')" })
@SqlIndex(
  `create unique index "captures_asked_index" on "captures" ("authorization_id") where "state" = 'asked'`,
)
export class Capture {
  /** The idempotency key at the provider as well. */
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Index()
  @ManyToOne(() => Authorization, { deleteRule: 'no action' })
  authorization!: Rel<Authorization>;

  /** Minor units of the currency of the authorization. */
  @Property({ type: 'integer' })
  amount!: number;

  @Property({ type: 'text' })
  state!: 'asked' | 'made' | 'refused';

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
