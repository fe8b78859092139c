import { minAmountOf } from '../../core/gateway-of.ts';
import type { Ports } from '../../core/ports.ts';

/** A payment method, offered or not. */
export interface StoredPaymentMethod {
  /** What `paymentMethod` of an order names. */
  id: string;
  /** Through a payment provider before the order is sent, in cash when it arrives, or by a bank transfer. */
  kind: 'provider' | 'cod' | 'transfer';
  /** The name of the provider, see `Gateways`; null for the other kinds. */
  provider: string | null;
  label: string;
  /** What the shopper is to do, such as the bank account; may be empty. */
  instructions: string;
  /** ISO 3166-1 codes, such as "DE"; null for everywhere. */
  countries: readonly string[] | null;
  /** Most that an order costs, in minor units; null without a limit. */
  maxTotal: number | null;
  isActive: boolean;
  /** When a provider takes the money: with the order, which is meant without it, or when the order is shipped. */
  capture?: 'order' | 'shipment';
}

/** How the new order of an exchange is paid: with what returned units cost. It is no method of the shop. */
export const EXCHANGE_METHOD: StoredPaymentMethod = {
  id: 'exchange',
  kind: 'provider',
  provider: null,
  label: 'Exchange',
  instructions: '',
  countries: null,
  maxTotal: null,
  isActive: true,
};

/** Whether an order is paid with what returned units cost. */
export const isExchange = ({ id }: Pick<StoredPaymentMethod, 'id'>): boolean => id === EXCHANGE_METHOD.id;

/** What an order stores of its payment method. */
export type ChosenPayment = Pick<StoredPaymentMethod, 'id' | 'kind' | 'label' | 'instructions' | 'capture'>;

/** The part of a payment method that an order stores. */
export function chosenPayment({
  id,
  kind,
  label,
  instructions,
  capture,
}: StoredPaymentMethod): ChosenPayment {
  return { id, kind, label, instructions, ...(capture === 'shipment' && { capture }) };
}

/** Whether the money of an order is reserved first, and captured when it is shipped. */
export const isCapturedOnShipment = ({ capture }: ChosenPayment): boolean => capture === 'shipment';

/** Whether an order is accepted before it is paid. */
export const isPaidLater = ({ kind }: ChosenPayment): boolean => kind !== 'provider';

/** Days for which an order that is paid later waits for its money; null for one that is paid at once. */
export function daysToPay(
  { kind }: ChosenPayment,
  { transferDays, cashDays }: { transferDays: number; cashDays: number },
): number | null {
  if (kind === 'provider') return null;
  return kind === 'cod' ? cashDays : transferDays;
}

/**
 * The payment methods of an order of this total that goes to a country; null is one that is not known, which only "everywhere" covers. No provider charges less
 * than its smallest amount; an order that costs nothing is not charged.
 */
export function paymentMethodsFor(
  ports: Pick<Ports, 'gateways'>,
  methods: readonly StoredPaymentMethod[],
  country: string | null,
  totalPrice: number,
): StoredPaymentMethod[] {
  return methods.filter(
    ({ isActive, countries, maxTotal, provider }) =>
      isActive &&
      (countries === null || (country !== null && countries.includes(country))) &&
      totalPrice <= (maxTotal ?? Number.POSITIVE_INFINITY) &&
      (totalPrice === 0 || provider === null || totalPrice >= minAmountOf(ports, provider)),
  );
}
