import type { ReactNode } from 'react';

export const returns = 'Returns';
export const exchangedFor = (order: ReactNode, rest: ReactNode, isPaid: boolean, due: ReactNode) => (
  <>
    Exchanged for order {order}
    {rest && (
      <>
        , of which {rest} {isPaid ? 'are paid' : 'are still to be paid'} besides
        {!isPaid && due && <> by {due}</>}
      </>
    )}
  </>
);
export const exchangeCancelled = (order: ReactNode, isOpen: boolean) => (
  <>
    The exchange for order {order} was cancelled.{isOpen && ' What comes back is refunded.'}
  </>
);
export const returnItems = 'Return items';
export const whatComesBack = 'Choose what you send back. We answer before you send it.';
export const returnable = (name: string, most: number) => `${name} (${most} can be returned)`;
export const quantityOf = (name: string) => `Quantity of ${name}`;
export const reasonFor = (name: string) => `Reason for ${name}`;
export const choose = 'Choose';
export const reasons = {
  DAMAGED: 'Damaged or broken',
  WRONG: 'Not what was ordered',
  SIZE: 'Does not fit',
  CHANGED_MIND: 'No longer wanted',
  OTHER: 'Another reason',
};
export const comment = 'Comment (optional)';
export const commentHint = 'What the shop should know.';
export const photos = 'Photos (optional)';
export const photosHint = (most: number) =>
  `Of what is wrong, ${most} at most. Only you and the shop see them.`;
export const tooManyPhotos = (most: number) => `Choose ${most} photos at most.`;
export const photoNumber = (number: number) => `Photo ${number} of what comes back`;
export const photosNotSent = (why: string) =>
  `Your return is requested, but not all photos were sent. ${why}`;
export const askForIt = 'Send request';
export const enterReturn = 'Enter the return';
export const requested = 'Return requested';
export const states = {
  REQUESTED: 'Waits for the answer of the shop',
  APPROVED: 'Approved',
  REFUSED: 'Refused',
  CANCELLED: 'Cancelled',
  RECEIVED: 'Received by the shop',
  CLOSED: 'Closed',
};
export const withdrawal = 'Withdrawal';
export const ofDay = (day: ReactNode) => <>Return of {day}</>;
export const units = (quantity: number, name: string, reason?: string) =>
  `${quantity} × ${name}${reason ? `: ${reason}` : ''}`;
export const cameBack = (quantity: number) => `${quantity} came back`;
export const sendBack = 'How to send it back';
export const answer = 'Answer of the shop';
export const closedBecause = 'Why it was closed';
export const doNotReturn = 'Cancel return';
export const doNotReturnThis = 'Cancel this return?';
export const youKeepIt = 'You keep the items. You can ask again as long as they can be returned.';
export const yesCancelIt = 'Yes, cancel it';
export const goOn = 'Keep the return';
export const returnCancelled = 'Return cancelled';
