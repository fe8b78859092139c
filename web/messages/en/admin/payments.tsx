import type { ReactNode } from 'react';

export const itIsPaidNow = 'It is paid now';
export const noPaymentOfItWas = 'No payment of it was found';
export const checkAgain = (visuallyHidden: ReactNode) => <>Check again{visuallyHidden}</>;
export const refunded = 'Refunded';
export const payment = (paymentId: string) => `, payment ${paymentId}`;
export const refundNow = (visuallyHidden: ReactNode) => <>Refund now{visuallyHidden}</>;
export const thePaymentWasRefused = 'The payment was refused';
