import { accounts } from '../accounts/module.ts';
import { checkout } from '../../trade/checkout/module.ts';
import { defineModule } from '../../core/define-module.ts';
import { AddressesResolver } from './addresses.resolver.ts';
import { addressFollowers } from '../../trade/orders/keep-ordered-address.ts';
import { addressData } from './personal-data.ts';
import { SavedAddress } from './saved-address.entity.ts';

export const addresses = defineModule({
  name: 'addresses',
  uses: [accounts, checkout],
  entities: [SavedAddress],
  resolvers: [AddressesResolver],
  follows: addressFollowers,
  personalData: addressData,
});
