import { ArgsType, Extensions, Field, ID, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/describe-enum.ts';
import { ofPage } from '../../core/list-size.ts';
import { Page, PageArgs } from '../../core/pagination.ts';

export const AuditRecord = { CHANGES: 'CHANGES', DATA_ACCESSES: 'DATA_ACCESSES' } as const;
export type AuditRecord = (typeof AuditRecord)[keyof typeof AuditRecord];
describeEnum('AuditRecord', AuditRecord, 'What the log has of the staff.', {
  CHANGES: 'What they changed.',
  DATA_ACCESSES:
    'Whose personal data they looked at: orders, customers (`account`) and lists, each once a day for each person, for a year.',
});

@ArgsType()
export class AuditLogArgs extends PageArgs {
  @Field(() => AuditRecord, { defaultValue: AuditRecord.CHANGES, description: 'What is listed.' })
  record!: AuditRecord;

  @Field(() => ID, { nullable: true, description: 'The account that made the change.' })
  actor?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'What was changed: an account, product, order, checkout or payment.',
  })
  subject?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The kind of thing that was changed, such as product, order or settings.',
  })
  subjectType?: string | null;

  @Field(() => Date, { nullable: true, description: 'Changes of this moment and later.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Changes before this moment.' })
  to?: Date | null;
}

@ObjectType({ description: 'One field that was changed.', simpleResolvers: true })
export class AuditChange {
  @Field(() => String, {
    description:
      'Name of the field, such as "price". Of something new it is "created", and the sentence names all that was set.',
  })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Value before, as text; amounts in minor units. Null where there is none or it is not kept, as for texts of people.',
  })
  old!: string | null;

  @Field(() => String, { nullable: true, description: 'Value after, in the same form.' })
  new!: string | null;

  @Field(() => String, {
    description:
      'The change in words, such as "Price of Kettle from ₹29.90 to ₹32.89"; of accounts without the values of texts.',
  })
  sentence!: string;
}

@ObjectType({ description: 'Something that a member of the staff did.', simpleResolvers: true })
export class AuditEntry {
  @Field(() => ID, { description: 'Identifier of the entry.' })
  id!: string;

  @Field(() => Date, { description: 'When it was done.' })
  at!: Date;

  @Field(() => String, { description: 'Type of the event, such as "product.updated".' })
  type!: string;

  @Field(() => String, { description: 'What happened, as a sentence.' })
  sentence!: string;

  @Field(() => ID, { nullable: true, description: 'Account that did it.' })
  actorId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of that account, as it is now.' })
  actorName!: string | null;

  @Field(() => String, { description: 'Kind of the thing that was changed, such as "product".' })
  subjectType!: string;

  @Field(() => ID, { description: 'Identifier of that thing.' })
  subjectId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of that thing: of an account as it is now, of others as it was after the change. Null where it is not known.',
  })
  subjectName!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The order that it was about, also of a payment or refund. Null for other things.',
  })
  orderId!: string | null;

  @Extensions({ listSize: 4 })
  @Field(() => [AuditChange], { description: 'The fields that were changed.' })
  changes!: AuditChange[];
}

@ObjectType({ description: 'One page of the log of changes.', simpleResolvers: true })
export class AuditPage extends Page {
  @Extensions({ listSize: ofPage })
  @Field(() => [AuditEntry], { description: 'The entries of this page, newest first.' })
  entries!: AuditEntry[];
}
