import { accounts } from '../module.ts';
import { defineModule } from '../../../core/define-module.ts';
import { eventType } from '../../../core/event-type.ts';
import { mail } from '../../../platform/mail/module.ts';
import { AuthenticationResolver } from './authentication.resolver.ts';
import { authenticationFollowers, authenticationMails } from './authentication-mails.ts';
import { Challenge } from './challenge.entity.ts';
import { deleteExpiredChallenges } from './challenges.ts';
import { Passkey } from './passkey.entity.ts';
import { authenticationData } from './personal-data.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { secondFactor } from './second-factor.ts';
import { Totp } from './totp.entity.ts';

const events = {
  'signin.method_added': eventType<{ method: string }>(
    'account',
    'A way to sign in was added to an account.',
  ),
  'signin.method_removed': eventType<{ method: string }>(
    'account',
    'A way to sign in was removed from an account.',
  ),
};
type OwnEvents = typeof events;

type OwnMails = typeof authenticationMails;

declare module '../../../core/declarations.ts' {
  interface Mails extends OwnMails {}
  interface Events extends OwnEvents {}
}

export const authentication = defineModule({
  name: 'authentication',
  uses: [accounts, mail],
  entities: [Totp, RecoveryCode, Passkey, Challenge],
  resolvers: [AuthenticationResolver],
  events,
  follows: authenticationFollowers,
  mails: authenticationMails,
  jobs: {
    challenges: { run: ({ em, ports }) => deleteExpiredChallenges(em.fork(), ports.now()) },
  },
  personalData: authenticationData,
  provides: { secondFactor },
});
