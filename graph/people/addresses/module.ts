import { defineModule } from '../../core/define-module.ts';
import { accounts } from '../accounts/module.ts';
import { AddressesResolver } from './addresses.resolver.ts';
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
  personalData: [
    // The address book is deleted with the account, so that there is nothing left to erase.
    {
      sections: { addresses: 'select * from addresses where user_id = ? order by id' },
    },
  ],
});
