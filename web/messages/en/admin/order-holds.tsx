export const putOnHold = 'Put on hold';
export const putThisOnHold = 'Put this order on hold?';
export const whatItDoes =
  'Until it is released it is neither shipped nor delivered. It can be paid, cancelled and refunded.';
export const reason = 'Reason';
export const forStaffAlone = 'For staff. The customer sees neither it nor that the order is on hold.';
export const isOnHold = 'The order is on hold';
export const onHold = (reason: string) => `On hold: ${reason}`;
export const release = 'Release';
export const isReleased = 'The order is released';
