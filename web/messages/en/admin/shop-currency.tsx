export const currency = 'Currency';
export const currencyOfTheShop = 'Currency of the shop';
export const chooseCurrency = 'Choose currency';
export const chargeThis = 'Charge in this currency';
export const whatItDoes =
  'Until the shop opens. Prices, shipping and other amounts keep their numbers: 10.00 stays 10.00.';
export const charges = (code: string, canChange: boolean) =>
  canChange ? `Prices are in ${code}.` : `Prices are in ${code}, which is settled.`;
export const settled =
  'CURRENCY on the server sets it, the shop was opened, or something was ordered or is being bought. The command set-currency changes it, with all prices.';
