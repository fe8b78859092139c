import { defineModule } from '../../core/define-module.ts';
import type { Follower } from '../../core/record-event.ts';
import { accounts } from '../../people/accounts/module.ts';
import { products } from '../products/module.ts';
import { wishListData } from './personal-data.ts';
import { SavedProduct } from './saved-product.entity.ts';
import { WishListResolver } from './wish-list.resolver.ts';

const errors = {
  WISH_LIST_FULL: 409,
};

declare module '../../core/declarations.ts' {
  interface Errors extends Own<typeof errors> {}
}

/** The wish list of a deleted account. */
const deleteList: Follower = async (em, { subject }) => {
  await em.nativeDelete(SavedProduct, { user: subject });
};

export const wishList = defineModule({
  name: 'wish-list',
  uses: [accounts, products],
  entities: [SavedProduct],
  resolvers: [WishListResolver],
  errors,
  follows: { 'account.deleted': [deleteList] },
  personalData: [wishListData],
});
