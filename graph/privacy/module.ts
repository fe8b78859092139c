import { addresses } from '../addresses/module.ts';
import { defineModule } from '../core/define-module.ts';
import { onceADay } from '../core/once-a-day.ts';
import { reviews } from '../reviews/module.ts';
import { staff } from '../staff/module.ts';
import { storedCarts } from '../stored-carts/module.ts';
import { deleteOldGuests } from './delete-old-guests.ts';
import { PrivacyResolver } from './privacy.resolver.ts';

export const privacy = defineModule({
  name: 'privacy',
  uses: [reviews, addresses, staff, storedCarts],
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
