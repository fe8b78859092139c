import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { requireId } from '../../core/validation.ts';
import type { PresenceOfOthers, RenewPresenceInput } from './presence.types.ts';
import { presenceOfOthers } from './presence-of-others.ts';

/** Longer than a minute: so seldom do browsers let a tab in the background renew it. */
const LEASE_SECONDS = 75;
/** Most pages of a person that count. */
const MOST_OF_ONE = 20;

const renew = prepared<object, [tab: string, user: string, type: string, id: string]>(
  `insert into presences (tab, user_id, subject_type, subject_id, expires_at)
   select $1::uuid, $2::uuid, $3, $4::uuid, now() + interval '${LEASE_SECONDS} seconds'
   where (select count(*) from presences where user_id = $2 and tab <> $1 and expires_at > now()) < ${MOST_OF_ONE}
   on conflict (tab) do update set subject_type = excluded.subject_type, subject_id = excluded.subject_id,
     expires_at = excluded.expires_at
   where presences.user_id = excluded.user_id`,
);

/**
 * Notes that the viewer has a page open, for over a minute. Returns who else has, so that nobody has to ask twice. Beyond 20 pages
 * of a person it notes nothing. Errors: UNAUTHENTICATED, FORBIDDEN; NOT_FOUND for what is no identifier.
 */
export async function renewPresence(ctx: Context, input: RenewPresenceInput): Promise<PresenceOfOthers> {
  const others = await presenceOfOthers(ctx, input);
  await renew(ctx.em, requireId(input.tab, 'Tab'), requireViewer(ctx).id, input.type, others.id);
  return others;
}
