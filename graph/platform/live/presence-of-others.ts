import {
  type Permission as OnePermission,
  Permission,
  requirePermission,
  requireViewer,
} from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { requireId } from '../../core/validation.ts';
import { hasPermission } from '../../people/accounts/user.entity.ts';
import {
  MOST_NAMES,
  type PresenceArgs,
  type PresenceOfOthers,
  type PresenceSubject,
} from './presence.types.ts';

const permissions: Readonly<Record<PresenceSubject, OnePermission>> = {
  product: Permission.Products,
  order: Permission.Orders,
  customer: Permission.Orders,
};

const readNames = prepared<
  { name: string },
  [type: string, id: string, viewer: string, needs: OnePermission]
>(
  `select u.name from users u where u.id <> $3 and ${hasPermission('$4')} and u.id in (
     select user_id from presences where subject_type = $1 and subject_id = $2 and expires_at > now()
   ) order by u.name, u.id limit ${MOST_NAMES}`,
);

interface Save {
  savedBy: string;
  savedAt: Date;
}

const readLastSave = prepared<Save, [product: string, viewer: string, since: Date]>(
  `select u.name as "savedBy", e.at as "savedAt" from events e join users u on u.id = e.actor_id
   where e.subject_type = 'product' and e.subject_id = $1 and e.at > $3 and e.type = 'product.updated'
     and e.actor_kind = 'staff' and e.actor_id <> $2
   order by e.at desc limit 1`,
);

const DAY_MS = 24 * 60 * 60_000;

/** Who else has something open, and saved it last. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND for what is no identifier. */
export async function presenceOfOthers(
  ctx: Context,
  { type, id: given }: PresenceArgs,
): Promise<PresenceOfOthers> {
  requirePermission(ctx, permissions[type]);
  const id = requireId(given, 'Page');
  const viewer = requireViewer(ctx).id;
  const now = ctx.ports.now().getTime();
  const names = await readNames(ctx.em, type, id, viewer, permissions[type]);
  const [save] = type === 'product' ? await readLastSave(ctx.em, id, viewer, new Date(now - DAY_MS)) : [];
  const savedAt = save ? new Date(save.savedAt) : null;
  return {
    id,
    names: names.map(({ name }) => name),
    savedBy: save?.savedBy ?? null,
    savedAt,
    savedAgo: savedAt && Math.max(0, Math.round((now - savedAt.getTime()) / 1000)),
  };
}
