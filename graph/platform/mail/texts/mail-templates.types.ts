import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../../core/describe-enum.ts';
import type { MailGroup as Group } from '../../../core/mailer.ts';

export const MailGroup = {
  ORDERS: 'orders',
  PAYMENTS: 'payments',
  RETURNS: 'returns',
  ACCOUNTS: 'accounts',
  MARKETING: 'marketing',
} as const satisfies Record<string, Group>;

describeEnum('MailGroup', MailGroup, 'What mails are about.', {
  ORDERS: 'Orders and what becomes of them.',
  PAYMENTS: 'Payments, invoices and refunds.',
  RETURNS: 'Returns and withdrawals.',
  ACCOUNTS: 'Accounts, and how they are opened.',
  MARKETING: 'Mails that people have asked for, such as alerts.',
});

@ObjectType({ description: 'What the texts of a mail can name.', simpleResolvers: true })
export class MailPlaceholder {
  @Field(() => String, { description: 'Its name, which stands between braces, such as "orderNumber".' })
  name!: string;

  @Field(() => String, { description: 'What may stand in its place.' })
  example!: string;

  @Field(() => Boolean, { description: 'Whether the opening must name it.' })
  isRequired!: boolean;
}

@ObjectType({
  description: 'A kind of mail with the texts that staff can change. The facts in it are not among them.',
  simpleResolvers: true,
})
export class MailTemplate {
  @Field(() => ID, { description: 'Its name in the program, such as "order.confirmed".' })
  name!: string;

  @Field(() => String, { description: 'Its name for people.' })
  title!: string;

  @Field(() => MailGroup, { description: 'What it is about.' })
  group!: Group;

  @Field(() => Int, { description: 'Counts the edits; each edit names the one that it saw.' })
  version!: number;

  @Field(() => Boolean, { description: 'Whether one of its texts is not the default one.' })
  isEdited!: boolean;

  @Field(() => String, { description: 'Its subject.' })
  subject!: string;

  @Field(() => String, { description: 'What it begins with: plain text, a blank line ends a paragraph.' })
  opening!: string;

  @Field(() => String, { description: 'What it ends with, in the same form; empty for nothing.' })
  closing!: string;

  @Field(() => String, { description: 'The subject that it has by default.' })
  defaultSubject!: string;

  @Field(() => String, { description: 'The opening that it has by default. Some cases have another one.' })
  defaultOpening!: string;

  @Extensions({ listSize: 3 })
  @Field(() => [MailPlaceholder], { description: 'What its texts can name.' })
  placeholders!: MailPlaceholder[];
}

@ObjectType({ description: 'A mail with examples instead of facts.', simpleResolvers: true })
export class MailTemplatePreview {
  @Field(() => String, { description: 'Its subject.' })
  subject!: string;

  @Field(() => String, { description: 'Its text as HTML. Show it in a sandboxed frame.' })
  html!: string;

  @Field(() => String, { description: 'Its text in plain.' })
  text!: string;
}

@ObjectType({ description: 'The mail as it is now.', simpleResolvers: true })
export class SaveMailTemplatePayload {
  @Field(() => MailTemplate, { description: 'The mail.' })
  template!: MailTemplate;
}

@ObjectType({ description: 'Where the example goes.', simpleResolvers: true })
export class SendMailSamplePayload {
  @Field(() => String, { description: 'The address of the caller.' })
  address!: string;
}
