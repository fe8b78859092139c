import { Field, ID, InputType, Int } from 'type-graphql';
import { VERSION } from '../../settings/setting-types.ts';
import { LONGEST_SUBJECT, LONGEST_TEXT } from './mail-words.ts';

const BLANK = 'null or blank for the default one';
const SUBJECT = `Subject: one line of ${LONGEST_SUBJECT} characters at most; ${BLANK}.`;
const OPENING = `What it begins with: plain text, ${LONGEST_TEXT} characters at most; ${BLANK}.`;
const CLOSING = `What it ends with, in the same form; null or blank for nothing.`;
const NAME = 'Which mail: the `name` of one of `mailTemplates`.';

@InputType({ description: 'Texts of a mail that need not be saved.' })
export class MailDraftInput {
  @Field(() => ID, { description: NAME })
  name!: string;

  @Field(() => String, { nullable: true, description: SUBJECT })
  subject?: string | null;

  @Field(() => String, { nullable: true, description: OPENING })
  opening?: string | null;

  @Field(() => String, { nullable: true, description: CLOSING })
  closing?: string | null;
}

@InputType({ description: 'The texts of a mail as they shall be.' })
export class MailTemplateInput extends MailDraftInput {
  @Field(() => Int, { description: VERSION })
  version!: number;
}
