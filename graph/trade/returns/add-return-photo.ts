import { requireBuyer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { consumeOfNetwork } from '../../core/network-limits.ts';
import { consume } from '../../core/rate-limit.ts';
import { requireId } from '../../core/validation.ts';
import { encodePhoto } from '../../platform/uploads/encode-image.ts';
import { findOrder } from '../orders/find-orders.ts';
import { Return } from './return.entity.ts';
import { ReturnPhoto } from './return-photo.entity.ts';

/** Photos of one return. */
const MOST = 3;
const ofPerson = { name: 'photo of person', most: 15, minutes: 60, what: 'photos' };
const ofNetwork = { ...ofPerson, name: 'photo of network', most: 45 };

/**
 * The return that a photo may be added to by its buyer, or by staff with ORDERS, counted before the photo is read. Errors: UNAUTHENTICATED;
 * NOT_FOUND, also for the return of somebody else; CONFLICT when it is answered or has three; RATE_LIMITED after 15 photos
 * of a person or 45 of a network within an hour.
 */
export async function admitReturnPhoto(ctx: Context, id: string): Promise<Return> {
  const { id: person } = requireBuyer(ctx);
  const em = ctx.em.fork();
  const found = await em.findOne(Return, requireId(id, 'Return'));
  if (!found) throw new DomainError('NOT_FOUND', 'Return not found.');
  await findOrder(ctx, found.order.id);
  refuseMore(found, await em.count(ReturnPhoto, { return: found }));
  await consumeOfNetwork(ctx, ofNetwork);
  await consume(ctx, ofPerson, person);
  return found;
}

/** Encodes a photo anew and adds it to a return that it was admitted to. Errors: BAD_USER_INPUT for what is no picture; CONFLICT; RATE_LIMITED. */
export async function addReturnPhoto(
  ctx: Context,
  { id }: Pick<Return, 'id'>,
  upload: Buffer,
): Promise<void> {
  const [jpeg] = await encodePhoto(upload, 1200);
  await inTransaction(ctx.em.fork(), async (em) => {
    await em.execute('select 1 from returns where id = ? for no key update', [id]);
    const found = await em.findOneOrFail(Return, id);
    refuseMore(found, await em.count(ReturnPhoto, { return: found }));
    em.create(ReturnPhoto, { return: found, jpeg, createdAt: ctx.ports.now() });
    await em.flush();
  });
}

function refuseMore({ state }: Return, photos: number): void {
  if (state !== 'requested')
    throw new DomainError('CONFLICT', 'This return was answered, so no photos can be added.');
  if (photos >= MOST) throw new DomainError('CONFLICT', `A return has at most ${MOST} photos.`);
}
