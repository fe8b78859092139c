import { type Dimension, ORDER } from '../dimension.ts';

/** The country that an order is shipped to: its ISO code, or as the buyer wrote it. */
export const COUNTRY = 'coalesce(o.shipping_country_code, o.shipping_country)';

export const byCountry: Dimension = { joins: ORDER, key: COUNTRY, country: `min(${COUNTRY})` };
