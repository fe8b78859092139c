import { type Dimension, ORDER } from '../dimension.ts';
import { COUNTRY } from './by-country.ts';

/** By country and tax rate, as returns of the One Stop Shop of the EU ask for it. */
export const byTaxCountry: Dimension = {
  isOfShares: true,
  joins: ORDER,
  key: `${COUNTRY} || ' ' || m.rate`,
  country: `min(${COUNTRY})`,
  rate: 'min(m.rate)',
};
