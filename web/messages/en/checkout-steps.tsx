export const checkout = 'Checkout';
