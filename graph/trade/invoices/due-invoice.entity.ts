import type { Opt } from '@mikro-orm/core';
import { Embedded, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Attempts } from '../../core/attempts.ts';

/** An order that may have to get a document, see `invoiceQueue`. */
@Entity({ tableName: 'due_invoices' })
export class DueInvoice {
  /** Of the order. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Embedded(() => Attempts, { prefix: false })
  attempts: Opt<Attempts> = new Attempts();
}
