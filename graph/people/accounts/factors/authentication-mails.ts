import type { MailContent, MailName, MailSettings, MailType } from '../../../core/mailer.ts';
import type { Follower } from '../../../core/record-event.ts';
import { renderMail } from '../../../platform/mail/layout.tsx';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { EXAMPLE, mailTexts, type SaidTexts } from '../../../platform/mail/texts/mail-texts.ts';
import { ofAccount, toAccount } from '../mails/account-mails.ts';
import * as t from '../messages/en.ts';

const added: Record<string, string> = {
  passkey: t.aPasskeyWasAddedTo,
  totp: t.twoStepSignInWas,
  recovery_codes: t.yourRecoveryCodesWereReplaced,
};
const removed: Record<string, string> = {
  passkey: t.aPasskeyWasRemovedFrom,
  totp: t.twoStepSignInWasSwitched,
};

/** What happened is in the heading as well. */
const textsOf = (example: string) =>
  mailTexts({
    group: 'accounts',
    placeholders: { name: EXAMPLE.name, change: example },
    subject: '{change}',
    opening: t.helloThisHappenedAtIf('{name}', '{shopName}'),
    sample: (settings) => frame(settings, example),
  });
const addedTexts = textsOf(t.aPasskeyWasAddedTo);
const removedTexts = textsOf(t.aPasskeyWasRemovedFrom);

const frame = ({ url }: MailSettings, title: string) => ({
  title,
  paragraphs: [],
  button: { label: t.seeHowYouSignIn, url: `${url}/profile` },
  note: t.ifItWasNotYou,
});

const content = (
  settings: MailSettings,
  texts: SaidTexts<'name' | 'change'>,
  values: { name: string; change: string },
): MailContent => renderMail(settings, { ...texts.say(settings, values), ...frame(settings, values.change) });

export const signInMethodAdded: MailType = {
  title: t.wayToSignInAdded,
  texts: addedTexts,
  prepare: async ({ settings }, { toName: name, data }) =>
    content(settings, addedTexts, { name, change: added[String(data.method)] ?? t.aWayToSignIn }),
};

export const signInMethodRemoved: MailType = {
  title: t.wayToSignInRemoved,
  texts: removedTexts,
  prepare: async ({ settings }, { toName: name, data }) =>
    content(settings, removedTexts, { name, change: removed[String(data.method)] ?? t.aWayToSignInWas }),
};

/** The owner hears of every change of how the account is opened. */
export const mailFactor =
  (type: MailName): Follower<'signin.method_added' | 'signin.method_removed'> =>
  (em, { subject, data }, source) =>
    queueMail(em, source, { type, to: toAccount(subject), data });

export const authenticationMails = ofAccount({
  'signin.method_added': signInMethodAdded,
  'signin.method_removed': signInMethodRemoved,
});
