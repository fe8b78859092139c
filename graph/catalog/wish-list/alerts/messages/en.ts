export const costsLess = (product: string) => `${product} costs less`;
export const hello = (name: string) => `Hello ${name},`;
export const costsNow = (product: string, now: string, before: string) =>
  `${product} costs ${now} now. It was ${before} when you asked for this mail. The price can change again.`;
export const exampleProduct = 'An example';
export const examplePrice = '24.00';
export const exampleEarlierPrice = '32.00';
export const seeProduct = 'See the product';
export const whyYouGetIt = (shop: string) =>
  `You get this mail since you asked ${shop} for it on your list of saved products: at most one a day of a product.`;

/** The page that the mailed link leads to. */
export const priceAlerts = 'Price alerts';
export const doYouWantNoMore = 'Do you want no more mails about the prices of your saved products?';
export const noMore = 'No more price alerts';
export const ended = 'You get no more mails about prices. Your saved products are still there.';
export const linkTooOld = 'This link is too old. Sign in and end the alerts on your list of saved products.';
export const backToShop = 'Back to the shop';
