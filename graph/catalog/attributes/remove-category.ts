import type { Follower } from '../../core/record-event.ts';
import { lockAttributes } from './lock-attributes.ts';

/** Attributes no longer name a category that is deleted. */
export const removeCategory: Follower<'category.deleted'> = async (em, { subject }) => {
  await lockAttributes(em);
  await em.execute(
    'update attributes set category_ids = array_remove(category_ids, ?::uuid) where ?::uuid = any(category_ids)',
    [subject, subject],
  );
};
