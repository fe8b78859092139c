export const aTestMail = (shop: string) => `A test mail of ${shop}`;
export const mailsArrive = 'Mails arrive';
export const mailsOfTheShopArrive = (shop: string) =>
  `This is what mails of ${shop} look like. If you did not find it among junk, your customers will find theirs, too.`;
export const openAdmin = 'Open the admin area';
export const whyThisMail = 'You get this mail because you asked for a test mail in the admin area.';
