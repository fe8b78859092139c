export const paymentFailed = (reason: string) => `Payment failed: ${reason}`;
