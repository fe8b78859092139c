import { CONFIRMED_KEY, type PersonalData } from '../../core/personal-data.ts';

/** The hash of the address of who wants no more mails stays, so that nobody is asked again after an erasure. */
export const reviewRequestData: PersonalData = {
  sections: {
    reviewRequests: `select r.id as order_id, r.delivered_at, r.settled_at
      from review_requests r join orders on orders.id = r.id where owner_id = ? order by r.id`,
    reviewRequestsStopped: `select s.created_at from review_stops s join users on s.hash =
        encode(sha256(convert_to(${CONFIRMED_KEY}, 'UTF8')), 'hex')
      where users.id = ?`,
  },
  async erase(em, { id }) {
    await em.execute(
      'delete from review_requests using orders where orders.id = review_requests.id and owner_id = ?',
      [id],
    );
  },
};
