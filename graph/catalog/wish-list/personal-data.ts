import type { PersonalData } from '../../core/personal-data.ts';
import { SavedProduct } from './saved-product.entity.ts';

export const wishListData: PersonalData = {
  sections: {
    savedProducts: `select product_id, products.name, saved.created_at, saved.price as price_alert, watched_at, notified_at from saved_products saved
      join products on products.id = product_id where user_id = ? order by saved.created_at, product_id`,
  },
  async erase(em, { id }) {
    await em.nativeDelete(SavedProduct, { user: id });
  },
};
