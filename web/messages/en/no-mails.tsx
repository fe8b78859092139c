export const thisShopSendsNoMails = (otherwise: string) => `This shop sends no mails yet. ${otherwise}`;
export const thisShopSendsNoReal = 'This shop sends no real mails: they are shown at ';
export const thisShopSendsNoMailsYet = (promise: string) =>
  `${promise} This shop sends no mails yet, so that mail waits until it does.`;
