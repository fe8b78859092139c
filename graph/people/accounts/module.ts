import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Names } from '../../core/declarations.ts';
import { defineModule } from '../../core/define-module.ts';
import type { ErrorDetails } from '../../core/errors.ts';
import { type Changes, eventType } from '../../core/event-type.ts';
import { mail } from '../../platform/mail/module.ts';
import { AccountsResolver } from './accounts.resolver.ts';
import { accountFollowers, accountMails } from './mails/account-event-mails.ts';
import { ManageUsersResolver } from './manage-users.resolver.ts';
import { accountData } from './personal-data.ts';
import { Session } from './session.entity.ts';
import { SessionsResolver } from './sessions.resolver.ts';
import { deleteExpiredSessions } from './sessions.ts';
import { SignInFailure } from './sign-in-failure.entity.ts';
import { deleteOldFailures } from './sign-in-limits.ts';
import { User } from './user.entity.ts';

const events = {
  'account.registered': eventType('account', 'An account was created.'),
  'account.verified': eventType('account', 'The owner of an account confirmed the e-mail address.'),
  'account.updated': eventType<Changes>('account', 'Name or e-mail address of an account was changed.'),
  'account.deleted': eventType<Changes>('account', 'An account was deleted.'),
  'account.erased': eventType('account', 'The personal data of an account was erased.'),
  'password.changed': eventType('account', 'The password of an account was changed.'),
  'session.started': eventType('account', 'Somebody signed in.', { days: 90 }),
  'session.ended': eventType('account', 'A session was ended by its owner.', { days: 90 }),
  'permission.changed': eventType<Changes>('account', 'The permissions of an account were changed.'),
};
type OwnEvents = typeof events;

const errors = {
  EMAIL_TAKEN: 400,
  TOKEN_INVALID: 400,
  WRONG_CREDENTIALS: 401,
  REAUTHENTICATION_REQUIRED: 401,
  SECOND_FACTOR_NEEDED: 401,
};
type OwnErrors = typeof errors;

const failpoints = [
  'account.passwordHashed',
  'account.passwordVerified',
  'account.profileRead',
  'account.deletionLocked',
  'account.adminsLocked',
  'account.rightsLocked',
] as const;

type OwnMails = typeof accountMails;

declare module '../../core/declarations.ts' {
  interface Mails extends OwnMails {}
  interface Events extends OwnEvents {}
  interface Errors extends OwnErrors {}
  interface Failpoints extends Names<typeof failpoints> {}
  interface Provided {
    /**
     * What a person who proved the password has to prove besides: how, and a new challenge for it. Null: nothing.
     */
    secondFactor: (
      em: SqlEntityManager,
      user: { id: string; passwordHash: string | null },
      now: Date,
    ) => Promise<Required<Pick<ErrorDetails, 'challenge' | 'methods'>> | null>;
  }
}

export const accounts = defineModule({
  name: 'accounts',
  uses: [mail],
  mails: accountMails,
  follows: accountFollowers,
  entities: [User, Session, SignInFailure],
  resolvers: [AccountsResolver, ManageUsersResolver, SessionsResolver],
  events,
  errors,
  failpoints,
  jobs: {
    sessions: { run: ({ em, ports }) => deleteExpiredSessions(em.fork(), ports.now()) },
    signInFailures: { run: ({ em, ports }) => deleteOldFailures(em.fork(), ports.now()) },
  },
  personalData: accountData,
  needs: ['secondFactor'],
});
