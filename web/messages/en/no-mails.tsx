export const thisShopSendsNoMails = (otherwise: string) => `This shop sends no mails yet. ${otherwise}`;
export const thisShopSendsNoReal = 'This shop sends no real mails: they are shown at ';
export const thisShopSendsNoMailsYet = 'This shop sends no mails yet: they wait until it does.';
