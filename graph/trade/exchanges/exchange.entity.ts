import type { PrimaryKeyProp, Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Order } from '../orders/order.entity.ts';
import { Return } from '../returns/return.entity.ts';

/**
 * A return whose units are exchanged for those of a new order, never changed. Whether it is open follows from the new order: it waits as long as that
 * is neither paid nor cancelled. Written under the lock of the checkout of the returned order.
 */
@Entity({ tableName: 'exchanges' })
export class Exchange {
  declare [PrimaryKeyProp]?: 'return';

  @OneToOne(() => Return, { primary: true })
  return!: Rel<Return>;

  /** The new order. */
  @ManyToOne(() => Order, { unique: true })
  order!: Rel<Order>;

  /** The idempotency key of the request that made it. */
  @Property({ type: 'text' })
  requestKey!: string;
}
