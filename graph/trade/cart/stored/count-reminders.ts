import type { Context } from '../../../core/context.ts';

/** Reminders so far, and those after which the cart was ordered. */
export async function countReminders({
  em,
}: Pick<Context, 'em'>): Promise<{ reminded: number; boughtAfter: number }> {
  const [counts] = await em.execute<{ reminded: number; boughtAfter: number }[]>(
    `select coalesce(sum(reminders), 0)::int as reminded, coalesce(sum(bought), 0)::int as "boughtAfter"
     from carts where reminders > 0`,
  );
  return counts!;
}
