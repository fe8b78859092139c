import type { PersonalData } from '../../core/personal-data.ts';
import { OrderView } from './order-view.entity.ts';

export const orderViewData: PersonalData = {
  sections: { orderViews: 'select name, query, created_at from order_views where owner_id = ?' },
  async erase(em, { id }) {
    await em.nativeDelete(OrderView, { owner: id });
  },
};
