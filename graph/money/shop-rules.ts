import type { Cents } from './cents.ts';
import type { DeliveryDates } from './delivery-dates.ts';
import { EU, isInEu } from './eu.ts';
import type { OrderRules, TaxRate } from './priced-order.ts';
import { hasBrackets, type ShippingBracket, type ShippingMeasure } from './shipping-brackets.ts';
import { hasCountry, type ShippingZone } from './shipping-zones.ts';

/** The tax class of products and shipping methods for which nothing else was chosen. */
export const STANDARD_CLASS = 'standard';

/** The calculator that returns the price that a method has, by its brackets if it has some. */
export const TABLE = 'table';

/** A shipping method, with what it costs and where it is offered. */
export interface ShippingMethod extends ShippingZone {
  id: string;
  name: string;
  /** Of a pickup where and when the order can be fetched. */
  description: string;
  kind: 'delivery' | 'pickup';
  /** Least and most that the lines cost, in minor units; null without a limit. */
  minItems: Cents | null;
  maxItems: Cents | null;
  /** In minor units; not used with brackets. What a calculator makes of it is up to that. */
  price: Cents;
  /** What its brackets count; null without brackets. */
  bracketsBy?: ShippingMeasure | null;
  /** Its prices, ascending; null for one price. */
  brackets?: readonly ShippingBracket[] | null;
  /** Name of what calculates its price; without one the table does. */
  calculator?: string | null;
  /** Free strictly above this sum of discounted lines; null when it is never free. */
  freeAbove: Cents | null;
  /** The tax class of its price; null when it is not taxed. */
  taxClass: string | null;
  /** Days until it arrives; null when they are not known. */
  daysMin: number | null;
  daysMax: number | null;
}

/** Whether its own prices count: no calculator of a module makes another one, which may depend on where it goes. */
export const isPricedByTable = ({ calculator }: Pick<ShippingMethod, 'calculator'>): boolean =>
  (calculator ?? TABLE) === TABLE;

/** Whether a method has one price; otherwise it is calculated for each cart. */
export const hasFixedPrice = (method: Pick<ShippingMethod, 'calculator' | 'brackets'>): boolean =>
  isPricedByTable(method) && !hasBrackets(method);

/** What an order stores of its shipping method. */
export interface ChosenMethod
  extends Pick<ShippingMethod, 'id' | 'name' | 'description' | 'kind' | 'daysMin' | 'daysMax'> {
  /** When it was to arrive; null when that was not known. Older orders do not have it. */
  delivery?: DeliveryDates | null;
}

/** The part of a method that an order stores. */
export function chosenMethod({
  id,
  name,
  description,
  kind,
  daysMin,
  daysMax,
  delivery,
}: ShippingMethod & Pick<ChosenMethod, 'delivery'>): ChosenMethod {
  return { id, name, description, kind, daysMin, daysMax, ...(delivery && { delivery }) };
}

/** A tax rate of one country, of the EU, or of all countries; the narrowest one of its class counts. */
export interface CountryTaxRate extends TaxRate {
  /** ISO 3166-1 code; "EU" for all other member states, null for everywhere else. */
  country: string | null;
}

/** The rules of the shop that price an order. */
export interface ShopRules {
  /** Those that are offered, in the order in which they are shown. */
  shippingMethods: readonly ShippingMethod[];
  taxRates: readonly CountryTaxRate[];
  /** Whether the prices of products and shipping include their tax. */
  pricesIncludeTax: boolean;
  /** The country that a cart is priced for until its own is known; null for none. */
  homeCountry: string | null;
}

/** The rules that a new shop starts with: those of the specification. */
export const DEFAULT_RULES: ShopRules = {
  shippingMethods: [
    {
      id: '00000000-0000-7000-8000-000000000001',
      name: 'Standard',
      description: '',
      kind: 'delivery',
      countries: null,
      minItems: null,
      maxItems: null,
      price: 100_00,
      freeAbove: 100_00,
      taxClass: null,
      daysMin: null,
      daysMax: null,
    },
  ],
  taxRates: [{ name: 'Tax', country: null, taxClass: STANDARD_CLASS, basisPoints: 15_00 }],
  pricesIncludeTax: false,
  homeCountry: null,
};

/** The methods that ship lines of this sum to a country; null is one that is not known. Brackets and calculators may leave some out. */
export function methodsFor(
  { shippingMethods }: Pick<ShopRules, 'shippingMethods'>,
  country: string | null,
  itemsPrice: Cents,
): ShippingMethod[] {
  return shippingMethods.filter(
    (method) =>
      hasCountry(method, country) &&
      itemsPrice >= (method.minItems ?? 0) &&
      itemsPrice <= (method.maxItems ?? Number.POSITIVE_INFINITY),
  );
}

type Pricing = Pick<ShippingMethod, 'kind' | 'countries' | 'price' | 'freeAbove' | 'taxClass'>;

/**
 * The rules of an order to a country by a method; without one it ships for nothing, and must not be sold. An order that is fetched is
 * taxed where it is fetched.
 */
export function orderRulesOf(
  { taxRates, pricesIncludeTax, homeCountry }: Omit<ShopRules, 'shippingMethods'>,
  country: string | null,
  method: Pricing | null,
): OrderRules {
  const place = method?.kind === 'pickup' ? pickupCountry(method.countries, homeCountry) : null;
  const { price, freeAbove, taxClass } = method ?? { price: 0, freeAbove: null, taxClass: null };
  return {
    shipping: { price, freeAbove, taxClass },
    taxRates: ratesFor(taxRates, place ?? country),
    pricesIncludeTax,
  };
}

/** Where a pickup is: in the one country where it is offered, else in the country of the shop; null when the shop has named none. */
function pickupCountry(countries: ShippingMethod['countries'], homeCountry: string | null): string | null {
  return countries?.length === 1 && countries[0] !== EU ? countries[0]! : homeCountry;
}

/** The rate of each class: of the country, else of the EU, else of everywhere. */
function ratesFor(rates: readonly CountryTaxRate[], country: string | null): TaxRate[] {
  const places = country === null ? [null] : isInEu(country) ? [country, EU, null] : [country, null];
  const found = new Map<string, TaxRate>();
  for (const place of places)
    for (const { country: where, name, taxClass, basisPoints } of rates)
      if (where === place && !found.has(taxClass)) found.set(taxClass, { name, taxClass, basisPoints });
  return [...found.values()];
}
