import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { normaliseEmail } from '../../../core/email-address.ts';
import type {
  MailContent,
  MailDeps,
  MailSettings,
  MailType,
  MailTypes,
  QueuedMail,
} from '../../../core/mailer.ts';
import type { Follower } from '../../../core/record-event.ts';
import { takeMail } from '../../../platform/mail/mail-budget.ts';
import { mailName } from '../../../platform/mail/mail-name.ts';
import { typedMayGo } from '../../../platform/mail/may-go.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { accountMayGo, toAccount } from '../mails/account-mails.ts';
import { dropNewEmail } from '../set-email.ts';
import { hasFreshToken, issueToken } from '../tokens/tokens.ts';
import { voidLinks } from '../tokens/void-links.ts';
import { User } from '../user.entity.ts';
import {
  addressEntered,
  linkTexts,
  passwordReset,
  signInLink,
  verifyAddress,
  welcome,
} from './link-mails.ts';

/**
 * Limits the mails with links that let somebody into an account, and never keeps its owner out: a mailbox that gets no more of the mails it
 * did not ask for gets one when the link that it has grows old. Nobody learns of it.
 */
const linkMayGo =
  (purpose: 'reset' | 'sign_in'): MailType['mayGo'] =>
  async (deps, { toAddress }) => {
    const { em, ports } = deps;
    const emailKey = normaliseEmail(toAddress);
    const user = await em.findOne(User, { emailKey, deletedAt: null });
    // `prepare` drops it, and nothing is counted: nobody gets a mail.
    if (!user || (await takeMail(deps, user.email))) return true;
    return !(await hasFreshToken(em, purpose, { userId: user.id, emailKey }, ports.now()));
  };

type Render = (settings: MailSettings, name: string, link: string) => MailContent;

/**
 * A mail with a link to somebody who typed the address of an account. It goes to the address of the account: what was typed may
 * only look like it. Dropped when there is no account.
 */
async function toTypedAddress(
  deps: MailDeps,
  { toAddress, data }: QueuedMail,
  { purpose, path, render }: { purpose: 'reset' | 'sign_in'; path: string; render: Render },
): Promise<MailContent | null> {
  const { em, ports, settings } = deps;
  const emailKey = normaliseEmail(toAddress);
  const user = await em.findOne(User, { emailKey, deletedAt: null });
  if (!user) return null;
  const { id: userId, email } = user;
  const name = mailName(user.name);
  const startedBy = typeof data.staff === 'string' ? data.staff : null;
  const token = await issueToken(em, purpose, { userId, emailKey, startedBy }, ports.now());
  return { ...render(settings, name, `${settings.url}${path}#${token}`), to: { name, address: email } };
}

/** The account whose address a mail confirms. Null when it is confirmed, or was changed since. */
async function findUnconfirmed(
  em: SqlEntityManager,
  { userId, toAddress }: QueuedMail,
): Promise<User | null> {
  const user = userId && (await em.findOne(User, { id: userId, deletedAt: null }));
  const isOpen = user && (user.newEmail !== null || user.emailVerifiedAt === null);
  return isOpen && normaliseEmail(user.newEmail ?? user.email) === normaliseEmail(toAddress) ? user : null;
}

/** A mail with a link that confirms the address that an account shows. */
async function toConfirm(
  { em, ports, settings }: MailDeps,
  mail: QueuedMail,
  render: (...args: [...Parameters<Render>, user: User]) => MailContent,
): Promise<MailContent | null> {
  const user = await findUnconfirmed(em, mail);
  if (!user) return null;
  const startedBy = typeof mail.data.staff === 'string' ? mail.data.staff : null;
  const owner = { userId: user.id, emailKey: normaliseEmail(mail.toAddress), startedBy };
  const token = await issueToken(em, 'verify', owner, ports.now());
  return render(settings, mailName(user.name), `${settings.url}/verify#${token}`, user);
}

/** A mail to the old address of an account about the new one that staff entered. Null when none waits any more. */
async function toAnswer({ em, ports, settings }: MailDeps, { userId, toName }: QueuedMail) {
  const user = userId ? await em.findOne(User, { id: userId, deletedAt: null }) : null;
  if (!user?.newEmail || !user.newEmailCountsAt) return null;
  const owner = { userId: user.id, emailKey: normaliseEmail(user.newEmail) };
  const token = await issueToken(em, 'new_email', owner, ports.now());
  return addressEntered(settings, toName, user.newEmail, `${settings.url}/new-email#${token}`);
}

/** Counts what is sent alone. */
const confirmMayGo: MailType['mayGo'] = async (deps, mail) =>
  (await findUnconfirmed(deps.em, mail)) === null || typedMayGo(deps, mail);

/** The mails that let somebody into an account. Their tokens are made when they are sent, and stored nowhere. */
export const recoveryMails = {
  'password.reset': {
    title: 'New password',
    texts: linkTexts.reset,
    isSecret: true,
    mayGo: linkMayGo('reset'),
    prepare: (deps, mail) =>
      toTypedAddress(deps, mail, { purpose: 'reset', path: '/reset', render: passwordReset }),
  },
  'sign-in.link': {
    title: 'Link to sign in',
    texts: linkTexts.signIn,
    isSecret: true,
    mayGo: linkMayGo('sign_in'),
    prepare: (deps, mail) =>
      toTypedAddress(deps, mail, { purpose: 'sign_in', path: '/link', render: signInLink }),
  },
  'address.entered': {
    title: 'Address entered by staff',
    texts: linkTexts.entered,
    isSecret: true,
    mayGo: accountMayGo,
    prepare: toAnswer,
  },
  'account.welcome': {
    title: 'Welcome',
    texts: linkTexts.welcome,
    isSecret: true,
    mayGo: confirmMayGo,
    prepare: (deps, mail) => toConfirm(deps, mail, welcome),
  },
  'account.verify': {
    title: 'Confirm the address',
    texts: linkTexts.verify,
    isSecret: true,
    mayGo: confirmMayGo,
    prepare: (deps, mail) => toConfirm(deps, mail, verifyAddress),
  },
} satisfies MailTypes;

export const confirmNewAddress: Follower<'account.updated'> = async (em, { subject: id, data }, source) => {
  if (!data?.changed?.includes('email')) return;
  // As it is to be: the change is not flushed yet, and the use case has loaded the account.
  const user = await em.findOne(User, id);
  const isOpen = user && (user.newEmail !== null || user.emailVerifiedAt === null);
  if (!isOpen) return;
  const to = { name: user.name, address: user.newEmail ?? user.email };
  const staff = source.actor?.isStaff && source.actor.viewer?.id !== id ? source.actor.viewer?.id : null;
  await queueMail(em, source, { type: 'account.verify', to: { ...to, user: id }, data: { staff } });
};

/** A link from before a new password, or an address that staff entered, may be in the hands of whom it keeps out. */
export const voidOldLinks: Follower = async (em, { subject }, { ports }) => {
  const user = await em.findOneOrFail(User, subject);
  if (user.newEmailCountsAt) await dropNewEmail(em, user, ports.now());
  await voidLinks(em, subject, ['reset', 'sign_in'], ports.now());
};

/** A new account is greeted, and asked to confirm its address. */
export const mailWelcome: Follower = (em, { subject }, source) =>
  queueMail(em, source, { type: 'account.welcome', to: toAccount(subject), key: subject });
