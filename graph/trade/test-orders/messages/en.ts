/** The texts of this module. */
export const nameOf = (number: number) => `T${number}`;
export const aTestOrder = (order: string, shop: string) => `Test order ${order} at ${shop}`;
export const itIsATest = 'A test order';
export const whatItIs =
  'Nothing was charged, nothing is taken from the stock, and no report has it. It is erased when the shop opens. Below is what a buyer reads.';
export const paidBy = (method: string) => `Chosen payment: ${method}.`;
export const goesTo = 'Goes to';
export const whyThisMail = (shop: string) => `You get this mail because you placed a test order at ${shop}.`;
