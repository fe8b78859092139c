import { toDecimal } from '#money/cents';
import { fieldsSet } from '../../core/validation.ts';
import type {
  RestOrderDetailFragment,
  RestOrderFragment,
  RestProductDetailFragment,
  RestProductFragment,
  RestReviewFragment,
  RestUserFragment,
} from './operations.generated.ts';

/** An account. */
export function userJson({ id, ...user }: RestUserFragment) {
  return { _id: id, id, ...user };
}

/** A product, its price as a decimal number. */
export function productJson({ id, price, ...product }: RestProductFragment) {
  return { _id: id, id, ...product, price: toDecimal(price) };
}

/** A product with its pictures, variants and reviews. */
export function productDetailJson({ images, variants, reviews, ...product }: RestProductDetailFragment) {
  return {
    ...productJson(product),
    images: images.map(imageJson),
    variants: variants.map(variantJson),
    reviews: reviews.map(reviewJson),
  };
}

/** A variant of a product, its prices as decimal numbers. */
function variantJson({
  id,
  price,
  compareAtPrice,
  ...variant
}: RestProductDetailFragment['variants'][number]) {
  return {
    _id: id,
    id,
    ...variant,
    price: toDecimal(price),
    compareAtPrice: compareAtPrice === null ? null : toDecimal(compareAtPrice),
  };
}

/** A picture of a product. */
function imageJson({ id, ...image }: RestProductDetailFragment['images'][number]) {
  return { _id: id, id, ...image };
}

/** A review as it is listed with its product. */
export function reviewJson({ id, ...review }: RestReviewFragment) {
  return { _id: id, id, ...review };
}

/** An order with its variants and whole addresses: lists leave them out, since a page of 100 orders would cost too much. */
export function orderDetailJson(order: RestOrderDetailFragment) {
  const { orderItems, billingAddress, fulfillments, ...rest } = orderJson(order);
  return {
    ...rest,
    shippingAddress: fieldsSet(order.shippingAddress),
    ...(billingAddress && { billingAddress: fieldsSet(billingAddress) }),
    orderItems: orderItems.map(({ variantId: variant, ...item }) => ({ ...item, variant })),
    fulfillments: fulfillments.map(fulfillmentJson),
  };
}

/** What was shipped of an order. `state` is "shipped" or "delivered", lines are named by `orderItems[]._id`. */
function fulfillmentJson({ id, state, lines, ...rest }: RestOrderDetailFragment['fulfillments'][number]) {
  const items = lines.map(({ orderItemId: orderItem, quantity: qty }) => ({ orderItem, qty }));
  return { _id: id, id, state: state.toLowerCase(), ...rest, lines: items };
}

/** An order, its money as decimal numbers. Two values have two names each, since clients use either; a discount is there when there is one. */
export function orderJson<Order extends RestOrderFragment>({ orderItems, ...fields }: Order) {
  const { id, paymentMethod, paymentId, refund, discountPrice, shippingDiscount, note, ...order } = fields;
  const saved = discountPrice + shippingDiscount;
  const itemsPrice = toDecimal(order.itemsPrice);
  return {
    ...order,
    _id: id,
    id,
    orderItems: (orderItems as Order['orderItems'][number][]).map((item) => {
      return { ...item, _id: item.id, price: toDecimal(item.price) };
    }),
    paymentMethod,
    paymentMethode: paymentMethod,
    paymentResult: paymentId === null ? null : { id: paymentId },
    refundedAmount: toDecimal(refund?.amount ?? 0),
    itemsPrice,
    itemPrice: itemsPrice,
    ...(note !== null && { note }),
    ...(saved > 0 && { discountPrice: toDecimal(saved) }),
    shippingPrice: toDecimal(order.shippingPrice),
    taxPrice: toDecimal(order.taxPrice),
    totalPrice: toDecimal(order.totalPrice),
  };
}
