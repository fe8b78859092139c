import type { Follower } from '../../core/record-event.ts';
import { dueCapture, postponeCapture } from '../payments/change-authorization.ts';
import { Fulfillment } from './fulfillment.entity.ts';
import { undoableUntil } from './undoable-until.ts';

/** The reserved money of an order is captured as soon as its first fulfillment cannot be undone any more. */
export const captureShipped: Follower<'fulfillment.created'> = async (em, { subject: order }, { ports }) =>
  dueCapture(em, order, undoableUntil({ createdAt: ports.now() }));

export const captureDelivered: Follower<'fulfillment.delivered'> = (em, { subject: order }) =>
  dueCapture(em, order, null);

/** What is left shipped may have been shipped later. */
export const postponeUndone: Follower<'fulfillment.undone'> = async (em, { subject: order }) => {
  const left = await em.find(Fulfillment, { order }, { orderBy: { createdAt: 'asc' } });
  const [first] = left;
  if (left.some(({ state }) => state === 'delivered')) return;
  await postponeCapture(em, order, first ? undoableUntil(first) : null);
};
