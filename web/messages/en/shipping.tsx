export const moreCompanyPhoneBilling = 'More: company, phone, billing';
export const youFetchItYourself = (chosen: string) => `You fetch it yourself: ${chosen}`;
export const continueToPayment = 'Continue to payment';
export const shipping = 'Shipping';
