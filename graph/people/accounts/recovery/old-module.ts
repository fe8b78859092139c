import { accounts } from '../module.ts';
import { authentication } from '../factors/old-module.ts';
import { defineModule } from '../../../core/define-module.ts';
import { mail } from '../../../platform/mail/module.ts';
import { recoveryData } from './personal-data.ts';
import { RecoveryResolver } from './recovery.resolver.ts';
import { recoveryFollowers, recoveryMails } from './recovery-mails.ts';
import { Token } from '../tokens/token.entity.ts';
import { deleteExpiredTokens } from '../tokens/tokens.ts';

type OwnMails = typeof recoveryMails;

declare module '../../../core/declarations.ts' {
  interface Mails extends OwnMails {}
}

export const recovery = defineModule({
  name: 'recovery',
  uses: [accounts, mail, authentication],
  entities: [Token],
  resolvers: [RecoveryResolver],
  follows: recoveryFollowers,
  mails: recoveryMails,
  jobs: {
    tokens: { run: ({ em, ports }) => deleteExpiredTokens(em.fork(), ports.now()) },
  },
  personalData: recoveryData,
});
