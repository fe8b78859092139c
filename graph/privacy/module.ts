import { ofAccount } from '../accounts/mails/account-mails.ts';
import { accounts } from '../accounts/module.ts';
import { addresses } from '../addresses/module.ts';
import { authentication } from '../authentication/module.ts';
import { checkout } from '../checkout/module.ts';
import { defineModule } from '../core/define-module.ts';
import { onceADay } from '../core/once-a-day.ts';
import { mail } from '../mail/module.ts';
import { orders } from '../orders/module.ts';
import { payments } from '../payments/module.ts';
import { promotions } from '../promotions/module.ts';
import { recovery } from '../recovery/module.ts';
import { reviews } from '../reviews/module.ts';
import { staff } from '../staff/module.ts';
import { storedCarts } from '../stored-carts/module.ts';
import { accountDeleted } from './account-deleted.ts';
import { deleteOldGuests } from './delete-old-guests.ts';
import { PrivacyResolver } from './privacy.resolver.ts';

const privacyMails = ofAccount({ 'account.deleted': accountDeleted });
type OwnMails = typeof privacyMails;

declare module '../core/declarations.ts' {
  interface Mails extends OwnMails {}
}

export const privacy = defineModule({
  name: 'privacy',
  uses: [
    accounts,
    reviews,
    promotions,
    checkout,
    addresses,
    orders,
    payments,
    mail,
    recovery,
    authentication,
    staff,
    storedCarts,
  ],
  mails: privacyMails,
  resolvers: [PrivacyResolver],
  jobs: {
    guests: {
      run: ({ em, ports }) => {
        const now = ports.now();
        return onceADay({ em, now }, 'guests', () => deleteOldGuests(em.fork(), now));
      },
    },
  },
});
