import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Line } from '#money/line';
import { agentOf } from '../../core/actor.ts';
import type { Context, HoldLimits } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { lockNetwork } from '../../core/lock-network.ts';
import { type CountedNetwork, countedNetworks, shareOf } from '../../core/network-limits.ts';
import { networkOf } from '../../core/network-of.ts';
import { prepared } from '../../core/prepared.ts';
import { lockBuyer } from '../../people/accounts/lock-buyer.ts';
import type { Use } from '../promotions/lock-uses.ts';
import type { Checkout } from './checkout.entity.ts';
import { releaseCheckouts } from './release-checkouts.ts';

/** A day, after which an unpaid checkout no longer counts against its person and address. */
export const COUNTED_MS = 24 * 60 * 60_000;

/** From this factor on, as in a demo, checkouts of one network are not serialised: the few that run at once may pass its limits. */
const LIFTED = 10;

interface Claim {
  user: string;
  /** The checkout that the stock is held for. */
  own: { id?: string; idempotencyKey?: string };
  /** The cart that it is for: a checkout of it by somebody else in this browser, such as a guest who has signed in since, ends too. */
  cartId?: string | null;
  lines: readonly Line[];
  discounts: readonly Use[];
}

const lockOthers = prepared<
  { id: string },
  [user: string, id: string | null, key: string | null, cart: string | null]
>(
  `select id from checkouts
   where stock = 'held' and id is distinct from $2 and (user_id = $1 and idempotency_key is distinct from $3 or user_id <> $1 and cart_id = $4)
   order by id for update`,
);

/**
 * Lets a person hold stock for these lines: other stock that the person holds is released first, so that nobody holds
 * two carts. Call it before stock is taken, in the same
 * transaction; others of the same person wait until it ends. Returns how many were released. Errors: UNAUTHENTICATED for
 * an account that was deleted.
 */
export async function claimHold(
  ctx: Context,
  em: SqlEntityManager,
  { user, own, cartId = null, lines, discounts }: Claim,
): Promise<number> {
  await lockHolder(em, user);
  const locked = await lockOthers(em, user, own.id ?? null, own.idempotencyKey ?? null, cartId);
  await releaseCheckouts(em, ctx, locked, { lines, discounts });
  return locked.length;
}

/** Lets others of the same person wait until the transaction ends. Errors: UNAUTHENTICATED for an account that was deleted. */
export async function lockHolder(em: SqlEntityManager, user: string): Promise<void> {
  if (await lockBuyer(em, user, { alone: true })) return;
  throw new DomainError('UNAUTHENTICATED', 'This account was deleted.');
}

/** What a person, the guests of a network and the network hold, and how often they have held without paying, within a day. What staff ordered for the person is left out. */
interface Held {
  /** Whether the person has no account: a payment link is opened without a session. */
  isGuest: boolean;
  ofPerson: number;
  openOfGuests: number;
  ofAddress: number;
  openAtAddress: number;
  unitsAtAddress: number;
}

const readHeld = (operator: CountedNetwork['sql']['operator']) =>
  prepared<Held, [own: string, user: string, network: string, since: Date]>(
    `select (select kind = 'guest' from users where id = $2) as "isGuest",
     coalesce(sum(holds) filter (where user_id = $2 and staff_key is null), 0)::int as "ofPerson",
     count(*) filter (where network ${operator} $3 and stock = 'held' and kind = 'guest')::int as "openOfGuests",
     coalesce(sum(holds) filter (where network ${operator} $3), 0)::int as "ofAddress",
     count(*) filter (where network ${operator} $3 and stock = 'held')::int as "openAtAddress",
     coalesce(sum(units) filter (where network ${operator} $3 and stock = 'held'), 0)::int as "unitsAtAddress"
   from checkouts join users on users.id = user_id, lateral (select sum((line->>'qty')::int) as units from jsonb_array_elements(lines) line) counted
   where stock <> 'sold' and expires_at > $4 and (user_id = $2 or network ${operator} $3) and checkouts.id <> $1`,
  );

/** Counts a hold of a checkout, for `refuseTooManyHolds`. One that staff made for a customer counts for no network. */
export function countHold({ address }: Pick<Context, 'address'>, checkout: Checkout): void {
  checkout.holds += 1;
  checkout.network = checkout.staffKey ? null : networkOf(address);
}

/**
 * Refuses a hold that was counted, if it is one too many for its person or the network that it comes from. Call it at the end of the
 * transaction of `claimHold`: from here on requests of one network wait for each other. Staff who order for a customer are refused only for the size of the cart, and who pays
 * such an order only for the number of its holds. Errors: HOLD_LIMIT.
 */
export async function refuseTooManyHolds(
  ctx: Context,
  em: SqlEntityManager,
  checkout: Checkout,
): Promise<void> {
  refuseLargeCart(ctx, checkout.lines);
  if (agentOf(ctx.actor)) return;
  const { holdLimits, rateLimitFactor } = ctx.settings;
  if (rateLimitFactor * shareOf(ctx) < LIFTED) await lockNetwork(em, 'holds', ctx.address);
  const since = new Date(ctx.ports.now().getTime() - COUNTED_MS);
  const units = countUnits(checkout.lines);
  for (const { sql, times } of countedNetworks(ctx.address)) {
    const [held] = await readHeld(sql.operator)(em, checkout.id, checkout.user.id, sql.value, since);
    const share = shareOf(ctx) * times;
    if (held!.ofPerson + checkout.holds > holdLimits.unpaidOfPerson) {
      throw limitError(
        'You have started many checkouts without paying. Pay for an order, or try again tomorrow.',
      );
    }
    if (checkout.staffKey) return;
    if (held!.isGuest) refuseGuest(holdLimits, held!, checkout, share);
    if (
      held!.openAtAddress >= holdLimits.openAtAddress * share ||
      held!.unitsAtAddress + units > holdLimits.unitsAtAddress * share ||
      held!.ofAddress + checkout.holds > holdLimits.unpaidAtAddress * share
    ) {
      throw limitError(
        'Too many checkouts of your network are not paid. Finish or cancel one, or try again in 15 minutes.',
      );
    }
  }
}

/** Errors: HOLD_LIMIT for a guest, of whom a robot can make as many as it likes. */
function refuseGuest(limits: HoldLimits, held: Held, { holds }: Checkout, share: number): void {
  if (held.ofPerson + holds <= limits.unpaidOfGuest && held.openOfGuests < limits.openOfGuests * share)
    return;
  throw limitError(
    'Too many checkouts without an account are not paid. Pay for an order, sign in, or try again later.',
  );
}

/** Errors: HOLD_LIMIT for a cart of more units than a person may hold. */
function refuseLargeCart({ settings }: Pick<Context, 'settings'>, lines: readonly Pick<Line, 'qty'>[]): void {
  const most = settings.holdLimits.units;
  const units = countUnits(lines);
  if (units > most)
    throw limitError(
      `A checkout holds at most ${most} items, and this cart has ${units}. Order fewer at once.`,
    );
}

function countUnits(lines: readonly Pick<Line, 'qty'>[]): number {
  return lines.reduce((sum, { qty }) => sum + qty, 0);
}

function limitError(message: string): DomainError {
  return new DomainError('HOLD_LIMIT', `${message} Nothing was charged.`);
}
