import type { ReactNode } from 'react';

export const arrives = (days: string) => `Arrives ${days}`;
export const shipsFree = 'Ships free';
export const shipping = (amount: ReactNode) => <>Shipping {amount}.</>;
export const freeShippingOnOrdersAbove = (amount: ReactNode) => <>Free shipping on orders above {amount}</>;
export const daysToSendBack = (days: number) => `${days} ${days === 1 ? 'day' : 'days'} to send it back`;
export const freeOfCharge = 'Free of charge';
export const atYourOwnCost = 'At your own cost';
export const fromCountries = (cost: string, countries: string) => `${cost}, from ${countries}`;
export const payment = (names: string) => `Payment: ${names}`;
