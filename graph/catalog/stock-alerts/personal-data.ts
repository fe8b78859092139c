import { CONFIRMED_KEY, type PersonalData } from '../../core/personal-data.ts';
import { StockAlert } from './stock-alert.entity.ts';

/** Stock and price alerts of an account, and those without one to its confirmed address. */
export const alertData: PersonalData = {
  sections: {
    stockAlerts: `select alert.email, variant_id, below, alert.created_at, confirmed_at, notified_at from stock_alerts alert
      join users on alert.user_id = users.id or alert.user_id is null and alert.email_key = ${CONFIRMED_KEY}
      where users.id = ? order by alert.id`,
  },
  async erase(em, { id, emailKey }) {
    await em.nativeDelete(StockAlert, {
      $or: [{ userId: id }, ...(emailKey === null ? [] : [{ emailKey, userId: null }])],
    });
  },
};
