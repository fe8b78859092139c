export const messageToBuyer = 'Message to the buyer';
export const messageAboutYourOrder = (order: string, shop: string) =>
  `Message about your order ${order} at ${shop}`;
export const hello = (name: string) => `Hello ${name}`;
export const answerHere = 'Answer on the page of your order: answers to this mail are not read.';
export const exampleMessage = 'What you wrote stands here.';
export const answer = 'Answer';
export const youGetThisMailBecauseYouOrdered = (shop: string) =>
  `You get this mail because you ordered at ${shop}.`;
export const messageOfBuyer = 'Message of a buyer';
export const messageAbout = (order: string) => `Message about order ${order}`;
export const theBuyerWrites = 'The buyer writes:';
/** Marked as the words of somebody else, as mail programs do. */
export const quoted = (line: string) => `> ${line}`;
export const seeTheOrder = 'See the order';
export const youGetThisMailBecauseOf = (shop: string) =>
  `You get this mail because the settings of ${shop} name your address for messages.`;

export const newOrder = 'New order for the shop';
export const orderWasPlaced = (order: string) => `New order ${order}`;
export const placedBy = (name: string, total: string, isPaid: boolean) =>
  `${name} ordered for ${total}. ${isPaid ? 'It is paid.' : 'It is not paid yet.'}`;
export const paidBy = (method: string) => `Payment method: ${method}`;
