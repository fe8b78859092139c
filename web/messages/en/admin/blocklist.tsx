export const blockBuyer = 'Block buyer';
export const blockThisBuyer = 'Block this buyer?';
export const block = 'Block';
export const isBlocked = 'The buyer is blocked';
export const whatItDoes =
  'Nobody can order any more with what you tick. Such orders are refused before they are paid, without a reason. Orders that are placed stay as they are.';
export const whoIsBlocked = 'Who is blocked';
export const byEmail = (email: string) => `E-mail address ${email}`;
export const byPhone = (phone: string) => `Phone number ${phone}`;
export const byAddress = (address: string) => `Address ${address}`;
export const reason = 'Reason';
export const forStaffAlone = 'For staff. The customer does not see it.';
export const blocklist = 'Blocked buyers';
export const whatItIs =
  'Nobody can order with these. The shop keeps no more of them than is needed to know them again.';
export const blockedThing = 'Blocked';
export const since = 'Since';
export const nobodyIsBlocked = 'Nobody is blocked. Buyers are blocked on their page, or on that of an order.';
export const kinds = { EMAIL: 'E-mail address', PHONE: 'Phone number', ADDRESS: 'Address' };
export const onlyTheNewest = (most: number) =>
  `The newest ${most} are shown. Unblock some to see earlier ones.`;
export const unblock = 'Unblock';
export const unblockThis = (label: string) => `Unblock ${label}`;
export const isUnblocked = 'Unblocked';
