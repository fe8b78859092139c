import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Review } from './review.entity.ts';

/** Takes the name of a person off their reviews, and out of the answers of the shop, which often greet by it. */
export async function removeAuthor(em: SqlEntityManager, userId: string, instead: string): Promise<void> {
  const answered = await em.find(
    Review,
    { user: userId, answer: { $ne: null } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  for (const review of answered) em.assign(review, { answer: withoutName(review.answer!, review.name) });
  await em.flush();
  await em.nativeUpdate(Review, { user: userId }, { name: instead });
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The text without the words of a name, as they are written. Initials stay: they may be words of their own. */
function withoutName(text: string, name: string): string {
  const words = new Set(name.match(WORD)?.filter((word) => word.length > 1));
  return text.replace(WORD, (word) => (words.has(word) ? '…' : word));
}
