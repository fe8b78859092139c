/** A path of the shop, which is not the start of another site, or an address of the web without a name before its host. */
const ADDRESS = /^(?:\/(?![/\\])|https:\/\/(?![^/?#\\]*@)[^/])/;

/** Whether a link of the shop may lead there: a path of the shop, or an https address. */
export const isAddress = (target: string): boolean =>
  ADDRESS.test(target) && URL.canParse(target, 'https://shop.example') && !/\s/.test(target);
