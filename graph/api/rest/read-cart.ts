import type { OrderCartInput } from './operations.generated.ts';
import { bad, fieldsOf, fieldValue, seenCents, text, whole } from './read-values.ts';
import type { RestRequest } from './row.ts';

/** The cart in the body of an order. Its prices are those the shopper was shown: they are compared with the computed ones. */
export function readCart({ body, header }: RestRequest): OrderCartInput {
  const cart = fieldsOf(body);
  const billing = fieldValue(cart, 'billingAddress');
  return {
    lines: readLines(fieldValue(cart, 'cartItems', 'orderItems')),
    shippingAddress: readAddress(fieldValue(cart, 'shippingAddress')),
    ...(billing !== undefined && { billingAddress: readAddress(billing) }),
    paymentMethod: text(cart, 'paymentMethode', 'paymentMethod') || 'PayPal',
    shippingMethodId: text(cart, 'shippingMethodId') || undefined,
    cartId: text(cart, 'cartId') || undefined,
    note: text(cart, 'note') || undefined,
    paymentId: readPaymentId(fieldValue(cart, 'paymentResult')),
    idempotencyKey: header('idempotency-key'),
    ...readCodes(fieldValue(cart, 'codes')),
    ...readAgreed(fieldValue(cart, 'agreedPages')),
    ...readGuest(body),
    seenPrices: {
      itemsPrice: seenCents(cart, 'itemPrice', 'itemsPrice'),
      shippingPrice: seenCents(cart, 'shippingPrice'),
      taxPrice: seenCents(cart, 'taxPrice'),
      totalPrice: seenCents(cart, 'totalPrice'),
    },
  };
}

/** The name that a field of the input has in the body. */
export function cartFieldName(name: string): string {
  return name
    .replace(/^(email|name)$/, 'user.$1')
    .replace(/^lines\b/, 'cartItems')
    .replace(/^paymentId$/, 'paymentResult')
    .replace(/^paymentMethod$/, 'paymentMethode')
    .replace(/^idempotencyKey$/, 'Idempotency-Key')
    .replace(/Address\.name$/, 'Address.recipient');
}

function readAddress(value: unknown): OrderCartInput['shippingAddress'] {
  const address = fieldsOf(value);
  const more = ['company', 'line2', 'region', 'phone', 'taxId'];
  return {
    address: text(address, 'address') ?? '',
    city: text(address, 'city') ?? '',
    postalCode: text(address, 'postalCode') ?? '',
    country: text(address, 'country') ?? '',
    name: text(address, 'recipient'),
    ...Object.fromEntries(more.map((name) => [name, text(address, name)])),
  };
}

/** Name and e-mail address of somebody who orders without an account. Anything else under `user` is not looked at. */
export function readGuest(body: unknown): Pick<OrderCartInput, 'email' | 'name'> {
  const user = isObject(body) && fieldValue(body, 'user');
  return isObject(user) ? { email: text(user, 'email'), name: text(user, 'name') } : {};
}

/** Discount codes; nothing for anything but a list. */
function readCodes(codes: unknown): Pick<OrderCartInput, 'codes'> {
  return Array.isArray(codes) ? { codes: codes.map(String) } : {};
}

/** The texts that the buyer agrees to; nothing for anything but a list. */
function readAgreed(pages: unknown): Pick<OrderCartInput, 'agreedPages'> {
  if (!Array.isArray(pages)) return {};
  return {
    agreedPages: pages.map((page) => {
      const agreed = fieldsOf(page);
      const pageId = text(agreed, 'pageId');
      const version = whole(agreed, 'version');
      if (pageId === undefined || version === undefined)
        throw bad('Each of the agreed pages needs a pageId and a version.');
      return { pageId, version };
    }),
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function readLines(items: unknown): OrderCartInput['lines'] {
  if (!Array.isArray(items)) throw bad('The cart is empty.');
  return items.map((item) => {
    const line = fieldsOf(item);
    const productId = text(line, 'product', '_id', 'id');
    const qty = whole(line, 'qty');
    if (productId === undefined || qty === undefined) throw bad('Each line needs a product and a qty.');
    const variantId = text(line, 'variant', 'variantId');
    return { productId, qty, price: seenCents(line, 'price'), ...(variantId && { variantId }) };
  });
}

/** The id of the payment, sent as such or in the result of the widget; undefined when there is none. */
function readPaymentId(result: unknown): string | undefined {
  if (result === undefined || result === '') return undefined;
  if (typeof result === 'string') return result;
  return text(fieldsOf(result), 'id', 'razorpay_payment_id', 'paymentId');
}
