import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import type { MailContent } from '../../../core/mailer.ts';
import { readSettings, type Versioned } from '../../settings/find-setting.ts';
import { readFields } from '../../settings/save-setting.ts';
import { footedMailSettings } from '../mail-footer.ts';
import type { MailDraftInput } from './mail-templates.inputs.ts';
import type { MailTemplate } from './mail-templates.types.ts';
import { type ChangeableMail, changeable, type StoredWords, wordsGroup, wordsOf } from './mail-words.ts';

/** The mails whose texts can be changed, in the order of the modules. */
export async function findMailTemplates({ em, ports }: Context): Promise<MailTemplate[]> {
  const mails = Object.keys(ports.mailTypes).flatMap((type) => {
    const mail = changeable(ports.mailTypes, type);
    return mail?.name === type ? [mail] : [];
  });
  const rows = await readSettings(em, mails.map(wordsGroup));
  return mails.map((mail, at) => templateOf(mail, rows[at]!.saved as Versioned<StoredWords>));
}

/** One of them. Errors: NOT_FOUND. */
export async function findMailTemplate({ em, ports }: Context, name: string): Promise<MailTemplate> {
  const mail = requireMail({ ports }, name);
  const [row] = await readSettings(em, [wordsGroup(mail)]);
  return templateOf(mail, row!.saved as Versioned<StoredWords>);
}

/** A mail with examples, in words that need not be saved. Errors: NOT_FOUND; BAD_USER_INPUT with `fields`. */
export async function previewMailTemplate(ctx: Context, draft: MailDraftInput): Promise<MailContent> {
  const { texts, words } = readDraft(ctx, draft);
  return texts.sample({ ...(await footedMailSettings(ctx)), words });
}

/** What a draft says, checked as if it were saved. */
export function readDraft(
  ctx: Context,
  { name, subject = null, opening = null, closing = null }: MailDraftInput,
) {
  const mail = requireMail(ctx, name);
  const stored = readFields(wordsGroup(mail), { subject, opening, closing }) as StoredWords;
  return { texts: mail.texts, words: wordsOf(stored) };
}

/** Errors: NOT_FOUND. */
export function requireMail({ ports }: Pick<Context, 'ports'>, name: string): ChangeableMail {
  const mail = changeable(ports.mailTypes, name);
  if (mail?.name !== name) throw new DomainError('NOT_FOUND', 'Mail not found.');
  return mail;
}

export function templateOf(
  { name, title, texts }: ChangeableMail,
  { value, version }: Versioned<StoredWords>,
): MailTemplate {
  const { group, defaults, placeholders, required } = texts;
  const words = wordsOf(value);
  return {
    name,
    title,
    group,
    version,
    isEdited: Object.keys(words).length > 0,
    ...defaults,
    ...words,
    defaultSubject: defaults.subject,
    defaultOpening: defaults.opening,
    placeholders: Object.entries(placeholders).map(([placeholder, example]) => {
      return { name: placeholder, example, isRequired: required.includes(placeholder) };
    }),
  };
}
