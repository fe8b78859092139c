import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../core/connection.ts';
import { describeEnum } from '../../core/describe-enum.ts';
import { Money } from '../../core/money.types.ts';

export const InvoiceKind = { INVOICE: 'invoice', CREDIT_NOTE: 'credit_note' } as const;
export type InvoiceKind = (typeof InvoiceKind)[keyof typeof InvoiceKind];

describeEnum('InvoiceKind', InvoiceKind, 'What a document of an order is.', {
  INVOICE: 'What its buyer owes, or paid.',
  CREDIT_NOTE: 'What of an invoice is taken back.',
});

/** The name of a format is the end of the address. */
export const InvoiceFormat = { PDF: 'pdf', HTML: 'html', XML: 'xml', XRECHNUNG: 'xrechnung.xml' } as const;
export type InvoiceFormat = (typeof InvoiceFormat)[keyof typeof InvoiceFormat];

describeEnum('InvoiceFormat', InvoiceFormat, 'How a document can be read.', {
  PDF: 'A PDF (PDF/A-3b), with the e-invoice of EN 16931 in it (Factur-X, ZUGFeRD) if there is one.',
  HTML: 'A page made for print.',
  XML: 'An e-invoice of EN 16931, in the syntax CII.',
  XRECHNUNG: 'The same as an XRechnung.',
});

@ObjectType({ description: 'A document in a format.', simpleResolvers: true })
export class InvoiceFile {
  @Field(() => InvoiceFormat, { description: 'Its format.' })
  format!: InvoiceFormat;

  @Field(() => String, {
    description:
      'Path from which who may see the order gets it: by GET with the cookie of a session, or by POST with the `token` of a mailed link as a form.',
  })
  path!: string;
}

@ObjectType({ description: 'An issued invoice or credit note, which never changes.', simpleResolvers: true })
export class OrderInvoice {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => ID, { description: 'Identifier of its order.' })
  orderId!: string;

  @Field(() => Int, { description: 'Number of its order.' })
  orderNumber!: number;

  @Field(() => String, { description: 'Name of the buyer, as the order was placed.' })
  customerName!: string;

  @Field(() => InvoiceKind, { description: 'What it is.' })
  kind!: InvoiceKind;

  @Field(() => String, { description: 'Its number, in which no gap is left.' })
  number!: string;

  @Field(() => Date, { description: 'When it was issued.' })
  issuedAt!: Date;

  @Field(() => Money, { description: 'What it comes to, with tax; above 0 in both kinds.' })
  amount!: Money;

  @Field(() => Money, { description: 'The tax in it.' })
  taxAmount!: Money;

  @Field(() => ID, { nullable: true, description: 'Of a credit note: the invoice that it corrects.' })
  correctsId!: string | null;

  @Field(() => Boolean, {
    description: 'Whether it is the invoice that is valid, which `reissueInvoice` can replace.',
  })
  isCurrent!: boolean;

  @Extensions({ listSize: 4 })
  @Field(() => [InvoiceFile], {
    description:
      'How it can be read. Without an e-invoice where it lacks what that needs; nothing after the years for which it is kept.',
  })
  files!: InvoiceFile[];
}

@ObjectType({ description: 'Documents of the shop, newest first.', simpleResolvers: true })
export class InvoiceConnection extends connectionType(OrderInvoice, {
  name: 'Invoice',
  edge: 'An entry of the list of documents.',
}) {}
