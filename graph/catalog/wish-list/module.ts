import { defineModule } from '../../core/define-module.ts';
import type { Follower } from '../../core/record-event.ts';
import { accounts } from '../../people/accounts/module.ts';
import { mail } from '../../platform/mail/module.ts';
import { products } from '../products/module.ts';
import { notifyOfPrices } from './alerts/notify-of-prices.ts';
import { PriceAlertsResolver } from './alerts/price-alerts.resolver.ts';
import { priceMails } from './alerts/price-mail.ts';
import { wishListData } from './personal-data.ts';
import { SavedProduct } from './saved-product.entity.ts';
import { WishListResolver } from './wish-list.resolver.ts';

const errors = {
  EMAIL_NOT_CONFIRMED: 409,
  WISH_LIST_FULL: 409,
};

declare module '../../core/declarations.ts' {
  interface Errors extends Own<typeof errors> {}
  interface Mails extends Own<typeof priceMails> {}
}

/** The wish list of a deleted account. */
const deleteList: Follower = async (em, { subject }) => {
  await em.nativeDelete(SavedProduct, { user: subject });
};

export const wishList = defineModule({
  name: 'wish-list',
  uses: [accounts, mail, products],
  entities: [SavedProduct],
  resolvers: [WishListResolver, PriceAlertsResolver],
  errors,
  mails: priceMails,
  jobs: { priceAlerts: { run: notifyOfPrices } },
  follows: { 'account.deleted': [deleteList] },
  personalData: [wishListData],
});
