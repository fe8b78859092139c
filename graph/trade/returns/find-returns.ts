import { mayActFor, Permission } from '../../core/actor.ts';
import { batch } from '../../core/batch.ts';
import { columnsOf, type RowOf } from '../../core/columns-of.ts';
import { connectionOf, sliceOf } from '../../core/connection.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { Return } from './return.entity.ts';
import { deliveredSince, type ReturnQuantities, returnQuantitiesOfLines } from './return-quantities.ts';
import { returnSettings } from './return-settings.ts';
import { isOpenState, ReturnState } from './return-state.ts';
import type { ReturnsArgs } from './returns.inputs.ts';
import type { ReturnedLine } from './returns.types.ts';

/** A return as it is read, past the entity layer. */
export type ReturnRow = RowOf<Return> & Lists;

interface Lists {
  lines: ReturnedLine[];
  /** Ids of its photos. */
  photos: string[];
}

/** Where `returnPhotosRoute` is. */
export const RETURN_PHOTOS_PATH = '/return-photos';

const { read } = columnsOf(Return);
const LINES = `, (
  select coalesce(jsonb_agg(jsonb_build_object('orderItemId', line.id, 'quantity', unit.qty, 'reason', unit.reason,
    'receivedQuantity', unit.received_qty, 'isRestocked', unit.is_restocked, 'creditedQuantity', unit.credited_qty) order by line.position), '[]')
  from return_lines unit join order_lines line on line.id = unit.order_line_id where unit.return_id = returns.id
) as lines, (
  select coalesce(jsonb_agg(photo.id order by photo.id), '[]') from return_photos photo where photo.return_id = returns.id
) as photos from returns`;

const readOfOrders = read<[orders: readonly string[]], Lists>(
  `${LINES} where order_id = any($1::uuid[]) order by id`,
);
const readAll = read<[states: readonly ReturnState[], after: string | null, limit: number], Lists>(
  `${LINES} where state = any($1::text[]) and ($2::uuid is null or id < $2) order by id desc limit $3`,
);

/** The returns of an order, oldest first. */
export const returnsOf = (ctx: Context, order: string): Promise<ReturnRow[]> =>
  batch(ctx, 'returns of order', order, async (ids) => {
    const byOrder = Map.groupBy(await readOfOrders(ctx.em, ids), ({ order: { id } }) => id);
    return ids.map((id) => byOrder.get(id) ?? []);
  });

/** The returns of all orders, newest first. Errors: BAD_USER_INPUT for a cursor of no list. */
export async function findReturns({ em }: Context, { state, open, ...args }: ReturnsArgs) {
  const slice = sliceOf(args);
  const states = Object.values(ReturnState).filter(
    (each) => each === (state ?? each) && isOpenState(each) === (open ?? isOpenState(each)),
  );
  return connectionOf(await readAll(em, states, slice.after, slice.limit), slice);
}

/** Units of a line that the viewer can return: within the days that are set for who is not staff. 0 for a line of a checkout. */
export async function returnableUnits(ctx: Context, line: string): Promise<number> {
  const found = await batch(ctx, 'units to return', line, (ids) => readReturnable(ctx, ids));
  if (!found) return 0;
  const isFree = ctx.actor.can(Permission.Orders) && !mayActFor(ctx.actor, { id: found.owner });
  return isFree ? found.returnable : Math.min(found.returnable, found.recent);
}

/** Where the shop takes nothing back, nothing is recent. */
async function readReturnable(
  ctx: Context,
  ids: readonly string[],
): Promise<(ReturnQuantities | undefined)[]> {
  const { returnDays } = await findSetting(ctx, returnSettings);
  const lines = await returnQuantitiesOfLines(ctx.em, ids, deliveredSince(ctx.ports.now(), returnDays ?? 0));
  return returnDays === null ? lines.map((line) => line && { ...line, recent: 0 }) : lines;
}

const readBuyers = prepared<{ id: string; name: string }, [ids: readonly string[]]>(
  'select id, customer_name as name from orders where id = any($1::uuid[])',
);

/** Name of the buyer of an order. */
export const buyerNameOf = (ctx: Context, order: string): Promise<string> =>
  batch(ctx, 'buyer name of order', order, async (ids) => {
    const names = new Map((await readBuyers(ctx.em, ids)).map(({ id, name }) => [id, name]));
    return ids.map((id) => names.get(id)!);
  });
