import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Follower } from '../../../core/record-event.ts';

/** The unique row decides whether a vote counts. */
export async function addVote(em: SqlEntityManager, review: string, voter: string, now: Date): Promise<void> {
  await em.execute(
    `with added as (
       insert into review_votes (review_id, user_id, created_at) values (?, ?, ?) on conflict do nothing returning review_id
     ) update reviews set helpful_count = helpful_count + 1 from added where id = added.review_id`,
    [review, voter, now],
  );
}

/** Takes a vote back, if there is one. */
export async function removeVote(em: SqlEntityManager, review: string, voter: string): Promise<void> {
  await em.execute(
    `with removed as (delete from review_votes where review_id = ? and user_id = ? returning review_id)
     update reviews set helpful_count = helpful_count - 1 from removed where id = removed.review_id`,
    [review, voter],
  );
}

/** The votes of an account go with it. */
export const removeVotes: Follower<'account.deleted'> = async (em, { subject: voter }) => {
  // In one order, as all who lock several reviews do.
  const votes = await em.execute<{ review: string }[]>(
    `select id as review from reviews where id in (select review_id from review_votes where user_id = ?)
     order by id for no key update`,
    [voter],
  );
  for (const { review } of votes) await removeVote(em, review, voter);
};
