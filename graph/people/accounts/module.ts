import { defineModule, deletionJob } from '../../core/define-module.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { mail } from '../../platform/mail/module.ts';
import { settings } from '../../platform/settings/module.ts';
import { AccountsResolver } from './accounts.resolver.ts';
import { AuthenticationResolver } from './factors/authentication.resolver.ts';
import { authenticationMails, mailFactor } from './factors/authentication-mails.ts';
import { Challenge } from './factors/challenge.entity.ts';
import { Passkey } from './factors/passkey.entity.ts';
import { authenticationData } from './factors/personal-data.ts';
import { RecoveryCode } from './factors/recovery-code.entity.ts';
import { Totp } from './factors/totp.entity.ts';
import { accountMails, mailNewPassword, mailOldAddress } from './mails/account-event-mails.ts';
import { ManageUsersResolver } from './manage-users.resolver.ts';
import { accountData } from './personal-data.ts';
import { recoveryData } from './recovery/personal-data.ts';
import { RecoveryResolver } from './recovery/recovery.resolver.ts';
import { confirmNewAddress, mailWelcome, recoveryMails, voidOldLinks } from './recovery/recovery-mails.ts';
import { Session } from './session.entity.ts';
import { SessionsResolver } from './sessions.resolver.ts';
import { deleteExpiredSessions } from './sessions.ts';
import { SignInFailure } from './sign-in-failure.entity.ts';
import { deleteOldFailures } from './sign-in-limits.ts';
import { Token } from './tokens/token.entity.ts';
import { User } from './user.entity.ts';

const events = {
  'account.registered': eventType('account', 'An account was created.'),
  'account.verified': eventType('account', 'The owner of an account confirmed the e-mail address.'),
  'account.reclaimed': eventType(
    'account',
    'Who reads the mails of an account took it over before anybody had confirmed its address.',
  ),
  'account.email_agreed': eventType(
    'account',
    'The owner of an account agreed to an address that staff entered.',
  ),
  'account.email_cancelled': eventType(
    'account',
    'The owner of an account cancelled an address that staff entered.',
  ),
  'account.updated': eventType<Changes>('account', 'Name or e-mail of an account was changed.'),
  'account.deleted': eventType<Changes>('account', 'An account was deleted.'),
  'account.erased': eventType('account', 'The personal data of an account was erased.'),
  'password.changed': eventType('account', 'The password of an account was changed.'),
  'session.started': eventType<{ guest?: string }>('account', 'A session was started by signing in.', {
    days: 90,
  }),
  'session.ended': eventType('account', 'A session was ended by its owner.', { days: 90 }),
  'signin.method_added': eventType<{ method: string }>(
    'account',
    'A way to sign in was added to an account.',
  ),
  'signin.method_removed': eventType<{ method: string }>(
    'account',
    'A way to sign in was removed from an account.',
  ),
  'permission.changed': eventType<Changes>('account', 'The permissions of an account were changed.'),
};

const errors = {
  EMAIL_TAKEN: 400,
  TOKEN_INVALID: 400,
  WRONG_CREDENTIALS: 401,
  REAUTHENTICATION_REQUIRED: 401,
  SECOND_FACTOR_NEEDED: 401,
};

const failpoints = [
  'account.passwordHashed',
  'account.passwordVerified',
  'account.profileRead',
  'account.deletionLocked',
  'account.adminsLocked',
  'account.rightsLocked',
] as const;

const mails = { ...accountMails, ...authenticationMails, ...recoveryMails };

declare module '../../core/declarations.ts' {
  interface Mails extends Own<typeof mails> {}
  interface Events extends Own<typeof events> {}
  interface Errors extends Own<typeof errors> {}
  interface Failpoints extends Names<typeof failpoints> {}
}

export const accounts = defineModule({
  name: 'accounts',
  uses: [mail, settings],
  entities: [User, Session, SignInFailure, Token, Totp, RecoveryCode, Passkey, Challenge],
  resolvers: [
    AccountsResolver,
    AuthenticationResolver,
    ManageUsersResolver,
    RecoveryResolver,
    SessionsResolver,
  ],
  events,
  errors,
  failpoints,
  mails,
  follows: {
    'account.registered': [mailWelcome],
    'account.updated': [mailOldAddress, confirmNewAddress],
    'password.changed': [mailNewPassword, voidOldLinks],
    'signin.method_added': [mailFactor('signin.method_added')],
    'signin.method_removed': [mailFactor('signin.method_removed')],
  },
  jobs: {
    sessions: { run: ({ em, ports }) => deleteExpiredSessions(em.fork(), ports.now()) },
    signInFailures: { run: ({ em, ports }) => deleteOldFailures(em.fork(), ports.now()) },
    tokens: deletionJob(Token, 'expiresAt'),
    challenges: deletionJob(Challenge, 'expiresAt'),
  },
  personalData: [accountData, authenticationData, recoveryData],
});
