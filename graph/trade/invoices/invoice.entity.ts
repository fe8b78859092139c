import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Order } from '../orders/order.entity.ts';
import type { InvoiceDocument } from './invoice-document.ts';

/** An issued invoice or credit note, append-only: a mistake is corrected by a credit note and another invoice. */
@Entity({ tableName: 'invoices' })
@Unique({ properties: ['series', 'position'] })
@Check({ name: 'invoices_kind_check', expression: "kind in ('invoice', 'credit_note')" })
@Check({ name: 'invoices_corrects_check', expression: "(kind = 'credit_note') = (corrects_id is not null)" })
export class Invoice {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Property({ type: 'text' })
  @Unique()
  number!: string;

  /** The pattern of its number with its year, such as "2026-{n}", and its place in that. */
  @Property({ type: 'text' })
  series!: string;

  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'text' })
  kind!: InvoiceDocument['kind'];

  @Index()
  @ManyToOne(() => Order)
  order!: Rel<Order>;

  /** Of a credit note, its invoice. */
  @Index()
  @ManyToOne(() => Invoice, { nullable: true, deleteRule: 'no action' })
  corrects: Rel<Invoice> | null = null;

  /** The ids of credits that it accounts for: of a credit note the one that it is for, of an invoice those that were made before. */
  @Property({ type: 'array', columnType: 'uuid[]', defaultRaw: "'{}'" })
  credits: string[] = [];

  /** With its tax. Minor units of `currency`, above 0 in both kinds. */
  @Property({ type: 'integer' })
  amount!: number;

  @Property({ type: 'integer' })
  taxAmount!: number;

  @Property({ type: 'text' })
  currency!: string;

  /** All that it says; null after the years for which it must be kept. */
  @Property({ type: 'json', nullable: true })
  document: InvoiceDocument | null = null;

  @Property({ type: 'datetime' })
  issuedAt!: Date;
}

/** The last number of a series: taken under the lock of its row, in the transaction of the document, so that none is missing. */
@Entity({ tableName: 'invoice_series' })
export class InvoiceSeries {
  @PrimaryKey({ type: 'text' })
  name!: string;

  @Property({ type: 'integer' })
  last!: number;
}
