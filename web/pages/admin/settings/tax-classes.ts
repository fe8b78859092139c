import { STANDARD_CLASS } from '#money/shop-rules';
import type { EditedRateFragment, EditedTaxesFragment } from './SettingsPage.generated.tsx';

/** The tax classes that have a rate in any country. */
export const taxClassesOf = (rates: readonly EditedRateFragment[]): string[] => [
  ...new Set(rates.map(({ taxClass }) => taxClass)),
];

/** The tax class of a new shipping method: one that the country of the shop taxes; none where nothing is taxed. */
export function newTaxClass({
  rates,
  homeCountry,
}: Pick<EditedTaxesFragment, 'rates' | 'homeCountry'>): string {
  const taxed = rates.filter(
    ({ country, basisPoints }) => country && country === homeCountry && basisPoints > 0,
  );
  const classes = taxClassesOf(taxed);
  return classes.includes(STANDARD_CLASS) ? STANDARD_CLASS : (classes[0] ?? '');
}
