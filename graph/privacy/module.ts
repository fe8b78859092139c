import { reviews } from '../catalog/reviews/module.ts';
import { defineModule } from '../core/define-module.ts';
import { onceADay } from '../core/once-a-day.ts';
import { ofAccount } from '../people/accounts/mails/account-mails.ts';
import { accounts } from '../people/accounts/module.ts';
import { addresses } from '../people/addresses/module.ts';
import { staff } from '../people/staff/module.ts';
import { dataAccess } from '../platform/data-access/module.ts';
import { mail } from '../platform/mail/module.ts';
import { cart } from '../trade/cart/module.ts';
import { checkout } from '../trade/checkout/module.ts';
import { orders } from '../trade/orders/module.ts';
import { payments } from '../trade/payments/module.ts';
import { promotions } from '../trade/promotions/module.ts';
import { accountDeleted } from './account-deleted.ts';
import { deleteOldGuests } from './delete-old-guests.ts';
import { PrivacyResolver } from './privacy.resolver.ts';

const privacyMails = ofAccount({ 'account.deleted': accountDeleted });

declare module '../core/declarations.ts' {
  interface Mails extends Own<typeof privacyMails> {}
}

export const privacy = defineModule({
  name: 'privacy',
  uses: [dataAccess, cart, accounts, reviews, promotions, checkout, addresses, orders, payments, mail, staff],
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
