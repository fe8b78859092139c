import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { type Cents, MAX_CENTS } from '#money/cents';
import type { TaxedLine } from '#money/pricing';
import type { ShippingMethod } from '#money/shop-rules';

/** Longest that a cart waits for a calculator. Milliseconds. */
const PATIENCE = 2_000;

/** What a shipping method is priced for. Amounts are in minor units. */
export interface ShippingRequest {
  method: ShippingMethod;
  /** Where it goes: an ISO 3166-1 code; null when that is not known. */
  country: string | null;
  /** What is sold of the cart. */
  lines: readonly TaxedLine[];
  /** What the lines cost before discounts. */
  itemsPrice: Cents;
  /** What the lines weigh, in grams: a variant without a weight counts as 0. */
  weight: number;
  currency: string;
  /** To read what a module knows of the lines, such as where they are stored. */
  em: SqlEntityManager;
}

/** A way to price shipping methods that a module brings. */
export interface ShippingCalculator {
  /** Stored with shipping methods. Never changed. */
  name: string;
  /** In the form of shipping methods. */
  title: string;
  /** The price in minor units, an integer from 0 on; null when the method does not ship this. It has two seconds. */
  price(request: ShippingRequest): Cents | null | Promise<Cents | null>;
}

/** The calculators of the shop, as carts use them. */
export interface ShippingCalculators {
  list: readonly ShippingCalculator[];
  /** Null when the method is not offered: also when its calculator is missing, throws, is late or returns no price, which is logged. */
  price(name: string, request: ShippingRequest): Promise<Cents | null>;
}

export function openCalculators(
  list: readonly ShippingCalculator[],
  logger: Pick<Logger, 'error'>,
  patience = PATIENCE,
): ShippingCalculators {
  return {
    list,
    async price(name, request) {
      const { promise: late, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(reject, patience, new Error(`It took longer than ${patience} ms.`));
      try {
        const calculator = list.find((each) => each.name === name);
        if (!calculator) throw new Error('No module brings it.');
        const price = await Promise.race([calculator.price(request), late]);
        if (price === null || (Number.isSafeInteger(price) && price >= 0 && price <= MAX_CENTS)) return price;
        throw new Error(`It returned ${price}, which is no price.`);
      } catch (err) {
        const about = { err, calculator: name, method: request.method.id };
        logger.error(about, 'a shipping calculator failed, so its method is not offered');
        return null;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
