import { describeEnum } from '../../core/describe-enum.ts';

export const ReturnState = {
  REQUESTED: 'requested',
  APPROVED: 'approved',
  REFUSED: 'refused',
  CANCELLED: 'cancelled',
  RECEIVED: 'received',
  CLOSED: 'closed',
} as const;
export type ReturnState = (typeof ReturnState)[keyof typeof ReturnState];

describeEnum('ReturnState', ReturnState, 'How far a return is.', {
  REQUESTED: 'It waits for the shop to approve or refuse it.',
  APPROVED: 'The shop expects the items.',
  REFUSED: 'The shop does not take the items back.',
  CANCELLED: 'Its buyer does not return the items after all.',
  RECEIVED: 'The shop has the items, and the money is not given back yet.',
  CLOSED: 'The money of its items goes back, or staff closed it without a refund.',
});

/** The states that can follow each state. */
const NEXT: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  requested: ['approved', 'refused', 'cancelled'],
  approved: ['received', 'closed'],
  received: ['closed'],
  refused: [],
  cancelled: [],
  closed: [],
};

/** Whether a return of a state can get another one. */
export const canBecome = (state: ReturnState, next: ReturnState): boolean => NEXT[state].includes(next);

/** Whether a return of a state still changes. */
export const isOpenState = (state: ReturnState): boolean => NEXT[state].length > 0;

/** States in which a return still changes. */
export const OPEN_STATES = Object.values(ReturnState).filter(isOpenState);
