export const yourOrderAtPleasePay = (order: string, name: string) =>
  `Your order ${order} at ${name}: please pay`;
export const hello = (toName: string) => `Hello, ${toName}`;
export const weEnteredThisOrderFor =
  'We entered this order for you. Please check it, and pay it with the button below.';
export const theReservationEnded =
  'The reservation on your account ended before we charged it, so your order is not paid. Please pay it with the button below.';
export const weKeepYourExchange = (setOff: string, rest: string) =>
  `We keep the items below for you, in exchange for those that you return. These pay ${setOff} of them; please pay the other ${rest} with the button below.`;
export const sendBackAsWell = (due: null | string) =>
  `As soon as we have your payment and your return, we pack them. If one of both has not come by ${due}, we cancel this order, and what you paid goes back.`;
export const pleasePayByTheOrder = (date: string, isCancelled: boolean) =>
  `Please pay by ${date}: ${isCancelled ? 'the order is cancelled after that' : 'the link works until then'}.`;
export const theButtonWorksForAnybody =
  'The button works for anybody who has this mail. Pass it on only to somebody who may see and pay your order.';
export const exampleDay = '1 March';
export const viewAndPayYourOrder = 'View and pay your order';
export const goesTo = 'Goes to';
export const youGetThisMailBecause = (name: string) =>
  `You get this mail because ${name} took an order with your address. If it was not you, reply to this mail.`;
export const paymentLink = 'Payment link';
export const paymentLinkToAGuest = 'Payment link, to a guest';
