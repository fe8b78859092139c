import type { ReactNode } from 'react';

export const placeOrder = 'Place Order';
export const seeTheOrder = 'See the order';
export const goOnShopping = 'Go on shopping';
export const yourPaymentIsBeingChecked = 'Your payment is being checked';
export const youHavePaidAndWill =
  'You have paid and will not be charged again. Your order appears here as soon as the payment is confirmed; if it cannot be made, you get your money back in full.';
export const checkAgain = 'Check again';
export const eMailAddress = 'e-mail address';
export const youFetchIt = (pickup: string) => `You fetch it: ${pickup}`;
export const billTo = (billingAddress: string) => `Bill to ${billingAddress}`;
export const shippingMethod = (name: string) => `Shipping method: ${name}`;
export const arrives = (days: string) => `Arrives ${days}`;
export const shipsOncePaid = 'We ship it as soon as your payment has arrived.';
export const pickup = 'Pickup';
export const shipping = 'Shipping';
export const pickupInText = 'pickup';
export const shippingAddress = 'shipping address';
export const paymentMethod = 'Payment Method';
export const paymentMethodInText = 'payment method';
export const orderItems = 'Order Items';
export const placeOrderFor = (total: string) => `Place Order - ${total}`;
export const totalToPay = (total: string) => `Total to pay: ${total}`;
export const onlyReservedNow = 'Your money is only reserved now. It is taken when we ship what you ordered.';
export const change = 'Change';
export const changeWhat = (what: string) => `Change ${what}`;
export const backToTheCart = 'Back to the cart';
export const yourCartIsUpTo = (link: ReactNode) => <>Your cart is up to date now. {link}</>;
export const thePaymentWindowCouldNot =
  'The payment window could not be loaded. Nothing was charged. Please try again.';
export const paymentCancelledNothingWasCharged = 'Payment cancelled. Nothing was charged.';
export const thisCartHasBeenPaid = (isPaid: boolean) => `This cart has been ${isPaid ? 'paid' : 'ordered'}.`;
export const eMail = 'E-mail';
export const addANote = 'Add a note';
export const noteToTheShop = 'Note to the shop';
export const upTo500Characters = 'Up to 500 characters.';
interface LegalTexts {
  terms: ReactNode;
  privacy: ReactNode;
  withdrawal: ReactNode;
}

/** " and have read the Privacy policy and the Right of withdrawal": those that there are. */
const haveRead = ({ privacy, withdrawal }: LegalTexts, have: string) =>
  (privacy || withdrawal) && (
    <>
      {have}
      {privacy}
      {privacy && withdrawal && ' and the '}
      {withdrawal}
    </>
  );
export const iAgree = (links: LegalTexts) => (
  <>
    I agree to the {links.terms}
    {haveRead(links, ' and have read the ')}.
  </>
);
export const byOrderingYouAgree = (links: LegalTexts) => (
  <>
    By ordering you agree to the {links.terms}
    {haveRead(links, ' and confirm that you have read the ')}.
  </>
);
export const tickTheBox = 'Tick this box first. Nothing was ordered.';
