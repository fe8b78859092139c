export const paymentFailed = (reason: string) => `Payment failed: ${reason}`;
export const thePaymentWasRefused = 'The payment was refused';
