import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { ConnectionArgs, connectionType } from '../../core/connection.ts';
import { IsEmailAddress } from '../../core/email-address.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { IsLine, IsText } from '../../core/validation.ts';
import { Inquiry } from './inquiry.entity.ts';

const MAX_NAME = 100;
const MAX_TEXT = 5000;

@InputType({ description: 'What somebody writes to the shop.' })
export class SendInquiryInput {
  @Field(() => String, { description: `Name: one line of at most ${MAX_NAME} characters.` })
  @IsLine('A name', MAX_NAME)
  name!: string;

  @Field(() => String, { description: 'E-mail address for the answer.' })
  @IsEmailAddress()
  email!: string;

  @Field(() => String, { description: `What is written: plain text of 1 to ${MAX_TEXT} characters.` })
  @IsText('A message', MAX_TEXT)
  text!: string;

  @IdempotencyKey('this message', 'sends nothing more')
  idempotencyKey!: string;
}

@ObjectType({ description: 'That the shop has a message.', simpleResolvers: true })
export class SendInquiryPayload {
  @Field(() => Date, { description: 'When it was received.' })
  receivedAt!: Date;
}

@ArgsType()
export class InquiriesArgs extends ConnectionArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: those that wait for an answer; false: those that were answered; left out: all.',
  })
  open?: boolean | null;
}

@ObjectType({ description: 'Messages of the contact form, newest first.', simpleResolvers: true })
export class InquiryConnection extends connectionType(Inquiry, {
  name: 'Inquiry',
  edge: 'A message of the contact form.',
}) {}

@InputType({ description: 'A message of the contact form that was answered, or was not.' })
export class MarkInquiryAnsweredInput {
  @Field(() => ID, { description: 'Identifier of the inquiry.' })
  inquiryId!: string;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'False: it waits for an answer again.',
  })
  isAnswered!: boolean;
}

@ObjectType({ description: 'A message of the contact form that was marked.', simpleResolvers: true })
export class MarkInquiryAnsweredPayload {
  @Field(() => Inquiry, { description: 'The inquiry as it is now.' })
  inquiry!: Inquiry;
}

@InputType({ description: 'A message of the contact form that is deleted.' })
export class DeleteInquiryInput {
  @Field(() => ID, { description: 'Identifier of the inquiry.' })
  inquiryId!: string;
}

@ObjectType({ description: 'A message of the contact form that was deleted.', simpleResolvers: true })
export class DeleteInquiryPayload {
  @Field(() => ID, { description: 'Identifier of the inquiry.' })
  deletedInquiryId!: string;
}
