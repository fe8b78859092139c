import { LockMode } from '@mikro-orm/core';
import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { fieldError, requireId } from '../../core/validation.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { OrderView } from './order-view.entity.ts';
import { MOST_VIEWS, type SaveOrderViewInput } from './order-views.inputs.ts';

/**
 * Saves a view of the list of orders for the viewer, or changes an own one. Errors: NOT_FOUND for one of somebody else; BAD_USER_INPUT for
 * a name that another view has; CONFLICT beyond 20.
 */
export async function saveOrderView(ctx: Context, { id, name, query }: SaveOrderViewInput): Promise<void> {
  const { id: owner } = requireViewer(ctx);
  const wanted = id == null ? null : requireId(id, 'View');
  const changed = { name: name.trim(), query: query.trim() };
  await inTransaction(ctx.em.fork(), async (em) => {
    // Locked, so that two at once do not become the twentieth.
    await em.findOne(User, owner, { lockMode: LockMode.PESSIMISTIC_WRITE, fields: ['id'] });
    const views = await em.find(OrderView, { owner });
    const isTaken = views.some((view) => view.id !== wanted && view.name === changed.name);
    if (isTaken) throw fieldError('name', 'Another view has this name.');
    const view = views.find((each) => each.id === wanted);
    if (view) {
      Object.assign(view, changed);
      return;
    }
    if (wanted) throw new DomainError('NOT_FOUND', 'View not found.');
    if (views.length >= MOST_VIEWS)
      throw new DomainError('CONFLICT', `You have ${MOST_VIEWS} views. Delete one, then save this one.`);
    em.create(OrderView, { owner, ...changed, createdAt: ctx.ports.now() });
  });
}
