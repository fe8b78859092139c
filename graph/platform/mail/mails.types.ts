import { ArgsType, Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/describe-enum.ts';
import { ofPage } from '../../core/list-size.ts';
import { Page, TableArgs } from '../../core/pagination.ts';

export const MailState = { DUE: 'due', SENT: 'sent', FAILED: 'failed' } as const;
export type MailState = (typeof MailState)[keyof typeof MailState];

describeEnum('MailState', MailState, 'What became of a mail.', {
  DUE: 'It is going to be sent, or sent again after a failure.',
  SENT: 'The mail server took it.',
  FAILED: 'It was given up.',
});

@ArgsType()
export class MailsArgs extends TableArgs {
  @Field(() => MailState, { nullable: true, description: 'Only mails of this state.' })
  state?: MailState | null;

  @Field(() => ID, { nullable: true, description: 'Only mails about this order.' })
  orderId?: string | null;
}

@ObjectType('Mail', {
  description: 'A mail to one person. It is deleted 90 days after it was sent or given up.',
})
export class MailEntry {
  @Field(() => ID, { description: 'Identifier of the mail; its Message-ID is made of it.' })
  id!: string;

  @Field(() => String, { description: 'Type of the mail, such as "order.confirmed".' })
  type!: string;

  @Field(() => String, { description: 'The type in words, such as "Order confirmed".' })
  title!: string;

  @Field(() => MailState, { description: 'What became of it.' })
  state!: MailState;

  @Field(() => String, { description: 'Name of who gets it; empty when unknown or erased.' })
  toName!: string;

  @Field(() => String, { description: 'E-mail address that it goes to; empty once the person was erased.' })
  toAddress!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Subject with which it was sent last; null before, since the text is made when it is sent.',
  })
  subject!: string | null;

  @Field(() => ID, { nullable: true, description: 'The order that it is about.' })
  orderId!: string | null;

  @Field(() => Date, { description: 'When it was queued.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the mail server took it.' })
  sentAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was given up.' })
  failedAt!: Date | null;

  @Field(() => Int, { description: 'Attempts so far.' })
  attempts!: number;

  @Field(() => Date, { nullable: true, description: 'When a mail that is due is sent next; null: at once.' })
  nextAttemptAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed.' })
  lastError!: string | null;
}

@ObjectType({ description: 'One page of mails.' })
export class MailPage extends Page {
  @Extensions({ listSize: ofPage })
  @Field(() => [MailEntry], { description: 'The mails of this page; empty beyond the last page.' })
  mails!: MailEntry[];
}

@ObjectType({ description: 'A mail with its text, as it would be sent now.' })
export class MailPreview {
  @Field(() => MailEntry, { description: 'The mail.' })
  mail!: MailEntry;

  @Field(() => String, {
    nullable: true,
    description: 'Why there is no text: it holds a secret link, for example.',
  })
  withheld!: string | null;

  @Field(() => String, { nullable: true, description: 'Its subject.' })
  subject!: string | null;

  @Field(() => String, { nullable: true, description: 'The text as HTML, for a frame without scripts.' })
  html!: string | null;

  @Field(() => String, { nullable: true, description: 'The same as plain text.' })
  text!: string | null;
}
