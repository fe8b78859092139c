export const continueToReview = 'Continue to review';
export const paymentMethod = 'Payment Method';
