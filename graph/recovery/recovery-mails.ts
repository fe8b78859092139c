import { normaliseEmail } from '../accounts/email.ts';
import { User } from '../accounts/user.entity.ts';
import type { MailContent, MailDeps, MailSettings, MailTypes, QueuedMail } from '../core/mailer.ts';
import type { Follower, Followers } from '../core/record-event.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { passwordReset } from '../mail/templates/password-reset.ts';
import { signInLink } from '../mail/templates/sign-in-link.ts';
import { verifyAddress } from '../mail/templates/verify-address.ts';
import { welcome } from '../mail/templates/welcome.ts';
import { issueToken } from './tokens.ts';

type Render = (settings: MailSettings, name: string, link: string) => MailContent;

/**
 * A mail with a link to somebody who typed the address of an account. It goes to the address of the account: what was typed may
 * only look like it. Dropped when there is no account.
 */
async function toTypedAddress(
  deps: MailDeps,
  { toAddress }: QueuedMail,
  { purpose, path, render }: { purpose: 'reset' | 'sign_in'; path: string; render: Render },
): Promise<MailContent | null> {
  const { em, ports, settings } = deps;
  const emailKey = normaliseEmail(toAddress);
  const user = await em.findOne(User, { emailKey, deletedAt: null });
  if (!user) return null;
  const { id: userId, name, email } = user;
  const token = await issueToken(em, purpose, { userId, emailKey }, ports.now());
  return { ...render(settings, name, `${settings.url}${path}#${token}`), to: { name, address: email } };
}

/** A mail with a link that confirms the address that an account shows. Dropped when it is confirmed or was changed since. */
async function toConfirm(
  { em, ports, settings }: MailDeps,
  { userId, toAddress }: QueuedMail,
  render: Render,
): Promise<MailContent | null> {
  const emailKey = normaliseEmail(toAddress);
  const user = userId && (await em.findOne(User, { id: userId, deletedAt: null }));
  const isOpen = user && (user.newEmail !== null || user.emailVerifiedAt === null);
  if (!isOpen || normaliseEmail(user.newEmail ?? user.email) !== emailKey) return null;
  const token = await issueToken(em, 'verify', { userId: user.id, emailKey }, ports.now());
  return render(settings, user.name, `${settings.url}/verify#${token}`);
}

/** The mails that let somebody into an account. Their tokens are made when they are sent, and stored nowhere. */
export const recoveryMails: MailTypes = {
  'password.reset': {
    title: 'New password',
    isSecret: true,
    prepare: (deps, mail) =>
      toTypedAddress(deps, mail, { purpose: 'reset', path: '/reset', render: passwordReset }),
  },
  'sign-in.link': {
    title: 'Link to sign in',
    isSecret: true,
    prepare: (deps, mail) =>
      toTypedAddress(deps, mail, { purpose: 'sign_in', path: '/link', render: signInLink }),
  },
  'account.welcome': {
    title: 'Welcome',
    isSecret: true,
    prepare: (deps, mail) => toConfirm(deps, mail, welcome),
  },
  'account.verify': {
    title: 'Confirm the address',
    isSecret: true,
    prepare: (deps, mail) => toConfirm(deps, mail, verifyAddress),
  },
};

const confirmNewAddress: Follower = async (em, { subject: id, data }, source) => {
  const { changed } = data ?? {};
  if (!Array.isArray(changed) || !changed.includes('email')) return;
  // As it is to be: the change is not flushed yet, and the use case has loaded the account.
  const user = await em.findOne(User, id);
  const isOpen = user && (user.newEmail !== null || user.emailVerifiedAt === null);
  if (!isOpen) return;
  const to = { name: user.name, address: user.newEmail ?? user.email };
  await queueMail(em, source, { type: 'account.verify', user: id, to });
};

/** A new account is greeted, and a new address asked to be confirmed. */
export const recoveryFollowers: Followers = {
  'account.updated': [confirmNewAddress],
  'account.registered': [
    (em, { subject: user }, source) => queueMail(em, source, { type: 'account.welcome', user, key: user }),
  ],
};
