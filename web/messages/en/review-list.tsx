export const verifiedBuyer = 'Verified buyer';
export const answerOf = (shop: string) => `Answer from ${shop}`;
