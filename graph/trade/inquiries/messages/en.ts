export const messageOfVisitor = 'Message of the contact form';
export const writes = (name: string) => `${name} writes by the contact form:`;
export const howToAnswer =
  'Your answer to this mail goes to the address that was typed there, which nobody has confirmed.';
export const seeMessages = 'See all messages';
export const youGetThisMailBecauseOf = (shop: string) =>
  `You get this mail because the settings of ${shop} name your address for messages.`;
