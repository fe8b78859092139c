export const confirmTitle = (product: string) => `Tell you when ${product} is back?`;
export const somebodyAsked = (product: string, shop: string) =>
  `Somebody entered this address at ${shop} to be told when ${product} can be bought again. Was it you? Then confirm it, and you get one mail about it.`;
export const exampleProduct = 'An example';
export const examplePrice = '24.00';
export const confirmOrEnd = 'Confirm or refuse';
export const doNothing =
  'If it was not you, you need not do anything: without your answer we delete the address after two days.';
export const listTitle = (product: string) => `You are told when ${product} is back`;
export const alreadyListed = (product: string, shop: string) =>
  `Somebody entered this address at ${shop} to be told when ${product} can be bought again. You have confirmed that before: you get one mail about it.`;
export const seeAlert = 'End it';
export const nothingToDo = 'If you still want that mail, you need not do anything.';

export const backTitle = (product: string) => `${product} is back`;
export const canBeBought = (product: string, price: string) =>
  `${product} can be bought again, for ${price}. Nothing is reserved for you, and others wait for it, too.`;
export const seeProduct = 'See the product';
export const onlyMail = (shop: string) =>
  `You get this mail since you asked ${shop} for it. It is the only one; ask again on the page of the product if you want another one.`;

export const confirmPriceTitle = (product: string) => `Tell you when ${product} costs less?`;
export const somebodyAskedForPrice = (product: string, shop: string) =>
  `Somebody entered this address at ${shop} to be told when ${product} costs less. Was it you? Then confirm it, and you get one mail about it.`;
export const priceListTitle = (product: string) => `You are told when ${product} costs less`;
export const alreadyListedForPrice = (product: string, shop: string) =>
  `Somebody entered this address at ${shop} to be told when ${product} costs less. You have confirmed that before: you get one mail about it.`;
export const exampleEarlierPrice = '32.00';
export const lowerTitle = (product: string) => `${product} costs less`;
export const costsNow = (product: string, now: string, before: string) =>
  `${product} costs ${now} now. It was ${before} when you asked for this mail. The price can change again.`;
export const onlyPriceMail = (shop: string) =>
  `You get this mail since you asked ${shop} for it. It is the only one; ask again on the page of the product if you want another one.`;

/** The page that mailed links lead to. */
export const stockPage = 'Back in stock';
export const pricePage = 'Price alert';
/** When it is not known any more which of both it was. */
export const page = 'Alert';
export const shallWeTell = (product: string) =>
  `Do you want one mail when ${product} can be bought again? We delete your address a month after it, or when a year is over.`;
export const yes = 'Yes, tell me';
export const no = 'No, delete my address';
export const shallWeTellPrice = (product: string) =>
  `Do you want one mail when ${product} costs less than now? We delete your address a month after it, or when a year is over.`;
export const weTellPrice = (product: string) => `You get one mail when ${product} costs less.`;
export const weTell = (product: string) => `You get one mail when ${product} can be bought again.`;
export const noLonger = 'No longer notify me';
export const weTold = (product: string) =>
  `We have sent you the one mail about ${product}. No other one comes, and your address is deleted a month after it.`;
export const notSold = 'This product is not sold at present.';
export const deleted = 'You get no mail about it. We have deleted your address.';
export const linkInvalid = 'This link is not valid any more: we have deleted what it was about.';
export const backToShop = 'Back to the shop';
