import { parseCents } from '#money/cents';
import { variantName } from '#money/line';
import {
  type TypedAddress,
  toAddress,
  toPerson,
  toTyped,
} from '../../../features/addresses/typed-address.ts';
import type { StaffOrderInput } from '../../../schema.generated.ts';
import type { ProductsToOrderQuery, StaffOrderQuoteQueryVariables } from './NewOrder.generated.tsx';

type FoundProduct = ProductsToOrderQuery['products']['products'][number];

/** A line of the order as it is typed. */
export interface TypedLine {
  productId: string;
  variantId: string;
  /** With its options: "Runner (Size M, Colour red)". */
  name: string;
  image: string;
  /** Price of the shop when it was last seen, in minor units. */
  shopPrice: number;
  countInStock: number;
  /** With units on backorder. */
  availableQuantity: number;
  qty: number;
  /** Another price as it is typed; null for the price of the shop. */
  price: string | null;
  reason: string;
}

export interface OrderForm {
  email: string;
  name: string;
  lines: TypedLine[];
  address: TypedAddress;
  /** Null when the bill goes there as well. */
  billing: TypedAddress | null;
  /** Empty: the first one. */
  shippingMethodId: string;
  /** Empty: the first one. */
  paymentMethod: string;
  /** Discount codes, separated by blanks or commas. */
  codes: string;
}

export const emptyForm: OrderForm = {
  email: '',
  name: '',
  lines: [],
  address: toTyped(),
  billing: null,
  shippingMethodId: '',
  paymentMethod: '',
  codes: '',
};

/** Something is typed that would be lost. */
export const isTyped = (form: OrderForm) => JSON.stringify(form) !== JSON.stringify(emptyForm);

type FoundVariant = FoundProduct['variants'][number];

/** What a variant is called, and its own picture or that of its product. */
export function shownVariant({ name, image, images, options }: FoundProduct, variant: FoundVariant) {
  const picture = images.find(({ id }) => id === variant.imageId);
  const optionNames = options.map((option) => option.name);
  return {
    name: variantName({ name, options: variant.options, optionNames }),
    image: picture?.path ?? image,
  };
}

/** The lines with one unit more of a variant. */
export function addPiece(
  lines: readonly TypedLine[],
  product: FoundProduct,
  variant: FoundVariant,
): TypedLine[] {
  const { id: variantId, price: shopPrice, countInStock, availableQuantity } = variant;
  if (lines.some((line) => line.variantId === variantId))
    return lines.map((line) => (line.variantId === variantId ? { ...line, qty: line.qty + 1 } : line));
  const about = {
    productId: product.id,
    variantId,
    ...shownVariant(product, variant),
    shopPrice,
    countInStock,
    availableQuantity,
  };
  return [...lines, { ...about, qty: 1, price: null, reason: '' }];
}

/** The codes that are typed. */
export const codesOf = ({ codes }: OrderForm): string[] =>
  codes
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);

/** The prices that are typed and can be read. A reason may still be missing. */
function overridesOf({ lines }: OrderForm) {
  return lines.flatMap(({ variantId, price: typed, reason }) => {
    const price = typed === null ? null : parseCents(typed);
    return price === null ? [] : [{ variantId, price, reason: reason.trim() }];
  });
}

/** What the order costs depends on these. */
export function quoteVariables(form: OrderForm): StaffOrderQuoteQueryVariables {
  const { lines, address, shippingMethodId } = form;
  const email = form.email.trim();
  const taxId = (form.billing ?? address).taxId?.trim();
  const overrides = overridesOf(form).map((each) => ({ ...each, reason: each.reason || '-' }));
  return {
    lines: lines.map(({ productId, variantId, qty }) => ({ productId, variantId, qty })),
    ...(address.country.trim() && { country: address.country.trim() }),
    ...(shippingMethodId && { shippingMethodId }),
    ...(codesOf(form).length > 0 && { codes: codesOf(form) }),
    ...(overrides.length > 0 && { priceOverrides: overrides }),
    ...(isAddress(email) && { email }),
    ...(taxId && { taxId }),
  };
}

/** Whether a text can be an e-mail address already. */
export const isAddress = (email: string) => /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(email);

/** What the server has quoted, and the key of the attempt. */
interface Agreed {
  idempotencyKey: string;
  totalPrice: number;
  paymentMethod: string;
  /** Id of the pickup that the order is fetched by, if it is. */
  pickup?: string;
}

/** The order as it is sent, with the prices that were seen. */
export function toInput(
  form: OrderForm,
  { idempotencyKey, totalPrice, paymentMethod, pickup }: Agreed,
): StaffOrderInput {
  return {
    idempotencyKey,
    customer: { email: form.email.trim(), ...(form.name.trim() && { name: form.name.trim() }) },
    lines: form.lines.map(({ productId, variantId, qty, shopPrice: price }) => ({
      productId,
      variantId,
      qty,
      price,
    })),
    priceOverrides: overridesOf(form),
    ...(codesOf(form).length > 0 && { codes: codesOf(form) }),
    // A pickup that is the only way was not chosen.
    ...((pickup || form.shippingMethodId) && { shippingMethodId: pickup || form.shippingMethodId }),
    shippingAddress: pickup ? toPerson(form.address, form.address.country) : toAddress(form.address),
    ...(form.billing && { billingAddress: toAddress(form.billing) }),
    paymentMethod,
    seenPrices: { totalPrice },
  };
}

type QuotedVariant = Pick<FoundVariant, 'price' | 'countInStock' | 'availableQuantity'>;

/** The lines with the prices and the stock that the server has quoted. */
export function withQuoted(
  lines: TypedLine[],
  quoted: readonly { variantId: string; variant: QuotedVariant | null }[],
): TypedLine[] {
  const known = new Map(quoted.map((line) => [line.variantId, line.variant]));
  return lines.map((line) => {
    const variant = known.get(line.variantId);
    if (variant === undefined) return line;
    const { price: shopPrice = line.shopPrice, countInStock = 0, availableQuantity = 0 } = variant ?? {};
    return { ...line, shopPrice, countInStock, availableQuantity };
  });
}
