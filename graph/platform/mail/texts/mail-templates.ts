import { requireViewer } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import type { MailContent, MailType } from '../../../core/mailer.ts';
import { consume, type RateLimit } from '../../../core/rate-limit.ts';
import { readSettings, type Versioned } from '../../settings/find-setting.ts';
import { readFields, saveSetting } from '../../settings/save-setting.ts';
import { footedMailSettings } from '../mail-footer.ts';
import { queueMail } from '../queue-mail.ts';
import type { MailDraftInput, MailTemplateInput } from './mail-templates.inputs.ts';
import type { MailTemplate } from './mail-templates.types.ts';
import { type ChangeableMail, changeable, type StoredWords, wordsGroup, wordsOf } from './mail-words.ts';
import * as t from './messages/en.ts';

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

/** Errors: NOT_FOUND; CONFLICT for texts that were changed since `version`; BAD_USER_INPUT with `fields`. */
export async function saveMailTemplate(
  ctx: Context,
  { name, version, subject = null, opening = null, closing = null }: MailTemplateInput,
): Promise<MailTemplate> {
  const mail = requireMail(ctx, name);
  return templateOf(mail, await saveSetting(ctx, wordsGroup(mail), { version, subject, opening, closing }));
}

/** A mail with examples, in words that need not be saved. Errors: NOT_FOUND; BAD_USER_INPUT with `fields`. */
export async function previewMailTemplate(ctx: Context, draft: MailDraftInput): Promise<MailContent> {
  const { texts, words } = readDraft(ctx, draft);
  return texts.sample({ ...(await footedMailSettings(ctx)), words });
}

const samples: RateLimit = { name: 'mail samples', most: 10, minutes: 60, what: 'examples of mails' };

/** Mails it to the viewer. Errors: NOT_FOUND; RATE_LIMITED after ten within an hour; BAD_USER_INPUT with `fields`. */
export async function sendMailSample(ctx: Context, draft: MailDraftInput): Promise<{ address: string }> {
  const { id: user, name, email: address } = requireViewer(ctx);
  const data = { mail: draft.name, words: readDraft(ctx, draft).words };
  await consume(ctx, samples, user);
  await inTransaction(ctx.em.fork(), (em) =>
    queueMail(em, ctx, { type: 'mail.sample', to: { user, name, address }, data }),
  );
  return { address };
}

export const mailSample: MailType = {
  title: t.sample,
  texts: null,
  async prepare({ ports, settings }, { data }) {
    const texts = changeable(ports.mailTypes, String(data.mail))?.texts;
    return texts ? texts.sample({ ...settings, words: data.words as object }) : null;
  },
};

function readDraft(ctx: Context, { name, subject = null, opening = null, closing = null }: MailDraftInput) {
  const mail = requireMail(ctx, name);
  const stored = readFields(wordsGroup(mail), { subject, opening, closing }) as StoredWords;
  return { texts: mail.texts, words: wordsOf(stored) };
}

function requireMail({ ports }: Pick<Context, 'ports'>, name: string): ChangeableMail {
  const mail = changeable(ports.mailTypes, name);
  if (mail?.name !== name) throw new DomainError('NOT_FOUND', 'Mail not found.');
  return mail;
}

function templateOf(
  { name, title, texts }: ChangeableMail,
  { value, version }: Versioned<StoredWords>,
): MailTemplate {
  const { group, defaults, placeholders, required } = texts;
  const words = wordsOf(value);
  return {
    ...{ name, title, group, version, isEdited: Object.keys(words).length > 0, ...defaults, ...words },
    ...{ defaultSubject: defaults.subject, defaultOpening: defaults.opening },
    placeholders: Object.entries(placeholders).map(([placeholder, example]) => {
      return { name: placeholder, example, isRequired: required.includes(placeholder) };
    }),
  };
}
