import { defineModule } from '../../core/define-module.ts';
import { accounts } from '../accounts/module.ts';
import { AddressesResolver } from './addresses.resolver.ts';
import { addressData } from './personal-data.ts';
import { SavedAddress } from './saved-address.entity.ts';

export const addresses = defineModule({
  name: 'addresses',
  uses: [accounts],
  entities: [SavedAddress],
  resolvers: [AddressesResolver],
  follows: {
    // They may be those of a stranger who made the account.
    'account.reclaimed': [
      async (em, { subject: user }) => {
        await em.nativeDelete(SavedAddress, { user });
      },
    ],
  },
  personalData: [addressData],
});
