/** Where the link that ends the mails about prices leads. */
export const PRICE_STOP_PATH = '/unsubscribe/prices';
