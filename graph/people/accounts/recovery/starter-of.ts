import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Actor, accountActor } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { User } from '../user.entity.ts';

/** Who the log names: the staff who asked for the link, wherever it was opened. */
export async function starterOf(
  ctx: Context,
  em: SqlEntityManager,
  startedBy: string | null,
): Promise<Actor> {
  const staff = startedBy && (await em.findOne(User, startedBy));
  return staff ? accountActor(staff, 'strong', ctx.settings) : ctx.actor;
}
