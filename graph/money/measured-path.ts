/**
 * Screens on which a script for analytics may be loaded: the catalogue and the cart. No other has it, so that none of what is typed where
 * people sign in, enter addresses, pay or work as staff can be read by it.
 */
const MEASURED =
  /^\/(?:(?:homepage|products|offers|cart)?\/?$|(?:page|search|category|collection|brand|productscreen|product)\/)/;

export const isMeasured = (path: string): boolean => MEASURED.test(path);
