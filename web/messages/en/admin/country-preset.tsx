export const chooseYourCountry = 'Choose your country';
export const rulesOfACountry = 'Rules of a country';
export const whatItDoes =
  'Sets the currency, tax rates, whether prices include tax, days to withdraw and the button that orders as shops of a country usually do. What you have set yourself stays. This is no tax advice.';
export const useTheseRules = 'Use these rules';
export const applied = 'The rules of the country are set.';
export const yourCountry = 'Country that you sell from';
export const choose = 'Choose a country';
export const destinationRates = 'I charge the tax of other EU countries (One Stop Shop)';
export const destinationHint = 'You must once you sell for more than 10,000 EUR a year to them.';
export const others = 'Your country is not here? Then set its taxes yourself.';
export const whatChanges = 'What changes';
export const nothingChanges = 'Nothing: it is all set.';
export const changes = (label: string, before: string | null, after: string | null) =>
  `${label}: ${before ?? 'nothing'} → ${after ?? 'nothing'}`;
export const stays = (label: string, own: string | null, preset: string | null) =>
  `${label}: ${own ?? 'nothing'} stays, as you set it (usual: ${preset ?? 'nothing'})`;
export const moreRates = (count: number) => `and ${count} more ${count === 1 ? 'rate' : 'rates'}`;
export const asOf = (day: string) => `Rates as of ${day}.`;
export const ratesHaveChanged = (country: string, day: string) =>
  `The usual tax rates of ${country} have changed (as of ${day}). See what would change, and use them.`;
export const seeWhatChanges = 'See what changes';
