import { BigIntType, type Opt, type Rel } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  OneToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { type Subject, subjectOf } from '../../core/personal-fields.ts';
import { SqlIndex } from '../../core/sql-index.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { Terms } from '../checkout/terms.entity.ts';
import { CITY_KEY, EMAIL_KEY, PHONE_KEY, POSTAL_KEY } from './search-keys.ts';

/** Whose data an order has. */
export const personOf = ({ id, owner }: { id: string; owner: { id: string } }): Subject => ({
  type: 'order',
  id,
  ownerId: owner.id,
});

@ObjectType({ description: 'The buyer, as the order was placed.', simpleResolvers: true })
export class Customer {
  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;
}

@Extensions(subjectOf(personOf))
@ObjectType({
  description: 'A placed order. Prices and lines never change after it is placed.',
  simpleResolvers: true,
})
@Entity({ tableName: 'orders' })
@Index({ properties: ['owner', 'createdAt'] })
@SqlIndex(`create index "orders_total_index" on "orders" ("total_price", "id")`)
@SqlIndex(`create index "orders_customer_name_index" on "orders" ("customer_name", "id")`)
@SqlIndex(
  `create index "orders_tagged_index" on "orders" ("created_at" desc, "id" desc) where "tags" <> '{}'`,
)
@SqlIndex(
  `create index "orders_held_index" on "orders" ("created_at" desc, "id" desc) where "held_at" is not null`,
)
@SqlIndex(`create index "orders_email_search_index" on "orders" (${EMAIL_KEY} text_pattern_ops)`)
@SqlIndex(`create index "orders_city_search_index" on "orders" (${CITY_KEY} text_pattern_ops)`)
@SqlIndex(`create index "orders_postal_search_index" on "orders" ((${POSTAL_KEY}) text_pattern_ops)`)
@SqlIndex(
  `create index "orders_phone_search_index" on "orders" (${PHONE_KEY} text_pattern_ops) where shipping_phone is not null`,
)
@SqlIndex(
  `create index "orders_first_paid_index" on "orders" (${EMAIL_KEY}, "paid_at") where "paid_at" is not null`,
)
/** Of those that `OrderTask` names, which are few however many orders there are. */
@SqlIndex(
  `create index "orders_to_ship_index" on "orders" ("created_at" desc, "id" desc) where "delivered_at" is null and "cancelled_at" is null and "held_at" is null and ("shipped_at" is null or "is_partly_shipped") and ("paid_at" is not null or "authorized_until" is not null or "accepted_at" is not null)`,
)
@SqlIndex(
  `create index "orders_awaiting_payment_index" on "orders" ("created_at" desc, "id" desc) where "paid_at" is null and "cancelled_at" is null and "authorized_until" is null`,
)
export class Order extends Terms {
  @Field(() => ID, { description: 'Identifier of the order.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  /** Of the database; a transaction that is rolled back leaves a gap. */
  @Field(() => Int, {
    description:
      'Number by which people name it, from 1001 on, in the order in which orders are placed. Some numbers are missing. It gives no access.',
  })
  @Property({ type: new BigIntType('number'), generated: 'by default as identity' })
  @Unique()
  number!: Opt<number>;

  @ManyToOne(() => User)
  owner!: Rel<User>;

  /** A checkout becomes at most one order. */
  @OneToOne(() => Checkout, { owner: true })
  checkout!: Rel<Checkout>;

  /** The buyer as the order was placed; it outlives changes of the account. */
  @Property({ type: 'text' })
  customerName!: string;

  @Property({ type: 'text' })
  customerEmail!: string;

  @Field(() => Date, {
    nullable: true,
    description: 'When the shop accepted it, to be paid later: its items are its own until it is cancelled.',
  })
  @Property({ type: 'datetime', nullable: true })
  acceptedAt: Date | null = null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When it is cancelled unless its bank transfer has come, or it was delivered against cash; null without an end.',
  })
  @Property({ type: 'datetime', nullable: true })
  paymentDueAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When the payment was confirmed; never changes.' })
  @Property({ type: 'datetime', nullable: true })
  paidAt: Date | null = null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Until when its money is reserved, to be captured when it is shipped; null when none is reserved, as for a paid order.',
  })
  @Property({ type: 'datetime', nullable: true })
  authorizedUntil: Date | null = null;

  /**
   * When the first of its items left the shop; null while none has. Derived from its fulfillments, as is `deliveredAt`. Null as well
   * for an order that version 0.3 delivered.
   */
  @Property({ type: 'datetime', nullable: true })
  shippedAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When it was delivered; never changes.' })
  @Property({ type: 'datetime', nullable: true })
  deliveredAt: Date | null = null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was cancelled unpaid; it cannot be paid any more.',
  })
  @Property({ type: 'datetime', nullable: true })
  cancelledAt: Date | null = null;

  /** Since when staff review it: nothing of it is shipped, and nobody's data of it is erased. Null while they do not. */
  @Property({ type: 'datetime', nullable: true })
  heldAt: Date | null = null;

  /** Why, for staff alone. */
  @Property({ type: 'text', nullable: true })
  holdReason: string | null = null;

  /** Words that staff put on it, as they are written; upper and lower case are the same. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  tags: Opt<string[]> = [];

  /** Whether some of its units left the shop and others are still to be shipped. Derived with `shippedAt`, for an index. */
  @Property({ type: 'boolean', default: false })
  isPartlyShipped: Opt<boolean> = false;

  @Field(() => Date, { description: 'When it was placed.' })
  @Property({ type: 'datetime' })
  @Index()
  createdAt!: Date;
}
