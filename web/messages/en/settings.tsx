import type { ReactNode } from 'react';

export const settingsConfirmed = 'Settings confirmed';
export const thisShopTakesRealPayments =
  'This shop takes real payments, and still has what every new shop starts with:';
export const aTaxOfPercent = (basisPoints: number) => `a tax of ${basisPoints} %`;
export const shippingForFreeAbove = (amount: ReactNode, amount2: ReactNode) => (
  <>
    shipping for {amount}, free above {amount2}
  </>
);
export const changeItInTheSettings = 'Change it in the settings';
export const orConfirmThatItIs = (link: ReactNode) => <>. {link}, or confirm that it is right.</>;
export const confirm = 'Confirm';
