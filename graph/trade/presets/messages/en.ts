export const salesTax =
  'No sales tax is set: it is that of a state, a county and a city, where the shop has to collect it.';
export const reducedClasses = (classes: readonly string[]) =>
  `Only what is in the tax class ${new Intl.ListFormat('en', { type: 'disjunction' }).format(classes)} has a reduced rate: choose it in the form of a product.`;
export const disputed = (what: string) =>
  `Sources do not agree on ${what}, which is left out. Ask your tax adviser.`;
export const standardOfOthers =
  'Other member states have their standard rates, in each class: what a reduced rate is for differs from state to state.';
export const homeRatesAbroad =
  "Other member states have your country's rates, as long as you sell for less than 10,000 EUR a year to them.";
export const taxRate = (place: string, taxClass: string) => `Tax of ${place}, class ${taxClass}`;
export const percent = (basisPoints: number) => `${basisPoints / 100} %`;
export const everywhereElse = 'everywhere else';
export const yes = 'yes';
export const no = 'no';
export const shippingTax =
  "What shipping costs is taxed once a tax class is chosen in each shipping method: mostly 'standard'.";
export const countryOfTheSeller = 'Country of the seller';
export const otherCurrency = (usual: string, own: string) =>
  `Shops there mostly charge ${usual}; this shop charges ${own}, which is settled: CURRENCY of the server sets it, the shop was opened, or something was ordered.`;
export const sameNumbers = (include: boolean) =>
  include
    ? 'Prices keep their numbers, with the tax in them: of each sale the tax is yours to pay. Raise prices that were meant without it.'
    : 'Prices keep their numbers, and tax is added to them. Lower prices that had it in them.';
