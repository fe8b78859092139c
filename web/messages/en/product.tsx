import type { ReactNode } from 'react';

export const productNotAvailable = 'Product not available';
export const lowestPriceOfTheLast = (amount: ReactNode) => <>Lowest price of the last 30 days {amount}</>;
