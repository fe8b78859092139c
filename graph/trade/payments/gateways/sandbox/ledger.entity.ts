import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { SqlIndex } from '../../../../core/sql-index.ts';

/** The shop's account at the sandbox: one row, with keys that are random per install. */
@Entity({ tableName: 'sandbox_account' })
export class SandboxAccount {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  keyId!: string;

  @Property({ type: 'text' })
  keySecret!: string;

  @Property({ type: 'text' })
  webhookSecret!: string;
}

/** An order at the provider, to be paid once. `amount` is in minor units of `currency`. */
@Entity({ tableName: 'sandbox_order' })
export class SandboxOrder {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'integer' })
  amount!: number;

  @Property({ type: 'text' })
  currency!: string;

  @Unique()
  @Property({ type: 'text', nullable: true })
  receipt!: string | null;

  @Property({ type: 'text' })
  status!: 'created' | 'attempted' | 'paid';

  @Property({ type: 'integer' })
  attempts!: number;

  /** For how many minutes its payment can be captured, by the shop; null when it is captured at once. */
  @Property({ type: 'integer', nullable: true })
  capturedWithin: number | null = null;

  @Property({ type: 'datetime', length: 6 })
  createdAt!: Date;
}

/** One attempt to pay. `orderId` is null when the widget was opened without an order. Amounts are in minor units. */
@Entity({ tableName: 'sandbox_payment' })
@SqlIndex(
  `create index "sandbox_payment_authorized_index" on "sandbox_payment" ("authorized_until") where "status" = 'authorized'`,
)
export class SandboxPayment {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Index()
  @Property({ type: 'text', nullable: true })
  orderId!: string | null;

  @Property({ type: 'text' })
  status!: 'authorized' | 'captured' | 'refunded' | 'failed';

  @Property({ type: 'integer' })
  amount!: number;

  @Property({ type: 'integer' })
  amountRefunded!: number;

  /** What the shop captured so far of one that it may capture in parts; null of one that is captured in whole. */
  @Property({ type: 'integer', nullable: true })
  amountCaptured: number | null = null;

  @Property({ type: 'text' })
  currency!: string;

  @Property({ type: 'text' })
  method!: 'card' | 'wallet';

  /** When an authorised payment goes back; null for never. */
  @Property({ type: 'datetime', length: 6, nullable: true })
  authorizedUntil: Date | null = null;

  /** A test card whose bank refuses each capture. */
  @Property({ type: 'boolean', default: false })
  isRefusing: Opt<boolean> = false;

  @Index()
  @Property({ type: 'datetime', length: 6 })
  createdAt!: Date;
}

/** A part of a payment that the shop asked to capture, by its idempotency key. `amount` is in minor units. */
@Entity({ tableName: 'sandbox_capture' })
export class SandboxCapture {
  @PrimaryKey({ type: 'text' })
  idempotencyKey!: string;

  @Index()
  @Property({ type: 'text' })
  paymentId!: string;

  @Property({ type: 'integer' })
  amount!: number;

  /** The bank refused it, which no repetition changes. */
  @Property({ type: 'boolean' })
  isRefused!: boolean;

  @Property({ type: 'datetime', length: 6 })
  createdAt!: Date;
}

/** A refund of a payment. `amount` is in minor units. */
@Entity({ tableName: 'sandbox_refund' })
export class SandboxRefund {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Index()
  @Property({ type: 'text' })
  paymentId!: string;

  @Property({ type: 'integer' })
  amount!: number;

  @Property({ type: 'text' })
  currency!: string;

  @Unique()
  @Property({ type: 'text', nullable: true })
  idempotencyKey!: string | null;

  /** A text of the shop, which the provider lists with the refund. */
  @Property({ type: 'text', nullable: true })
  receipt!: string | null;

  @Index()
  @Property({ type: 'datetime', length: 6 })
  createdAt!: Date;
}
