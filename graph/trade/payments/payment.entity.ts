import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, Formula, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { DEFAULT_PROVIDER } from '../../core/default-provider.ts';
import { SqlIndex } from '../../core/sql-index.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { Order } from '../orders/order.entity.ts';

/**
 * Money that a provider holds for us, or that was recorded by hand. Each captured payment ends in exactly one of two ways: it pays `order`, or
 * it is refunded in full, see `Refund`. The primary key is what makes a payment usable once.
 */
@Entity({ tableName: 'payments' })
@Check({
  name: 'payments_id_check',
  expression: `provider is null or provider = '${DEFAULT_PROVIDER}' or starts_with(id, provider || ':')`,
})
@SqlIndex(
  `create index "payments_sold_index" on "payments" ("created_at") include ("amount", "currency", "id") where "order_id" is not null`,
)
export class Payment {
  /** The provider's id, see `storedId`; `free_…` for an order that cost nothing, `manual_…` for one that was recorded by hand, `exchange_…` for what returned units cost. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  /** The name of the provider that has it, see `Gateways`; null when none has. */
  @Property({ type: 'text', nullable: true, default: DEFAULT_PROVIDER })
  provider: string | null = DEFAULT_PROVIDER;

  /** What it was made for; null when nobody ordered with it. */
  @Index()
  @ManyToOne(() => Checkout, { nullable: true, deleteRule: 'no action' })
  checkout: Rel<Checkout> | null = null;

  /** The order it pays; null when it is (to be) refunded, and of a set-off. */
  @ManyToOne(() => Order, { nullable: true, unique: true })
  order: Rel<Order> | null = null;

  /** The new order of an exchange of which it is the set-off: what the returned units pay, while the payment whose `order` it is pays the rest. */
  @ManyToOne(() => Order, { nullable: true, unique: true })
  setOffOrder: Rel<Order> | null = null;

  /** Minor units of `currency`. */
  @Property({ type: 'integer' })
  amount!: number;

  @Property({ type: 'text' })
  currency!: string;

  /** How it was made, as the provider says, such as "Visa ending in 1111". */
  @Property({ type: 'text', nullable: true })
  method: string | null = null;

  /** The member of the staff who recorded a payment that no provider has; null for all others. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'no action' })
  recordedBy: Rel<User> | null = null;

  /** Where that payment is found in the accounting records of the shop. */
  @Property({ type: 'text', nullable: true })
  reference: string | null = null;

  /** Why the money goes back; null when it pays an order. */
  @Formula(({ id }) => `(select min(reason) from refunds where payment_id = ${id})`, { type: 'text' })
  refundReason!: string | null;

  /** What was given back: refunds that were made, in minor units; never more than was paid, whatever the provider reports. */
  @Formula(
    ({ id, amount }) =>
      `(select least(coalesce(sum(amount), 0), ${amount})::int from refunds where payment_id = ${id} and state = 'made')`,
    {
      type: 'integer',
    },
  )
  refundedAmount!: Opt<number>;

  /** When all of it was known to be given back. */
  @Formula(
    (payment) =>
      `(select min(made_at) from (
        select made_at, sum(amount) over (order by made_at, id) as given from refunds where payment_id = ${payment.id} and state = 'made'
      ) made where given >= ${payment.amount})`,
    { type: 'datetime' },
  )
  refundedAt!: Date | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
