import type { ReactNode } from 'react';

export const confirmYourAddress = 'Confirm your address';
export const thankYouYourEMail = 'Thank you. Your e-mail address is confirmed.';
export const confirmMyAddress = 'Confirm my address';
export const onceItIsConfirmedAlone = (email: ReactNode) => (
  <>Once it is confirmed, {email} alone signs in to the account and gets its mails.</>
);
export const ourStaffEnteredThisAddress =
  'Our staff entered this address. Confirm it only if it is your own and you asked for it: who reads its mails can open the account.';
export const itCanBeConfirmedFrom = (time: ReactNode) => (
  <>
    It can be confirmed from {time} on, or as soon as you agree on your profile or by the mail to the old
    address.
  </>
);
