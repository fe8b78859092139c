import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addItem,
  contentsOf,
  EMPTY_CART,
  type Line,
  removeItem,
  restoreItem,
  saveAddress,
  savePaymentMethod,
  saveQuote,
  setQty,
  totalQuantity,
} from './cart.ts';
import { removeBought } from './remove-bought.ts';
import { parseCart, serializeCart } from './stored-cart.ts';

const address = { address: '1 Main Street', city: 'Pune', postalCode: '411001', country: 'India' };
const camera: Line = {
  productId: 'p1',
  variantId: 'p1',
  options: [],
  name: 'Camera',
  image: '/images/camera.webp',
  price: 8999,
  qty: 1,
  countInStock: 5,
  availableQuantity: 5,
};
const lamp: Line = { ...camera, productId: 'p2', variantId: 'p2', name: 'Lamp', price: 1050, qty: 2 };
const sofa: Line = { ...camera, productId: 'p3', variantId: 'p3', name: 'Sofa', price: 29900 };
const cart = [camera, lamp, sofa].reduce(addItem, EMPTY_CART);
const full = savePaymentMethod(saveAddress(cart, address), 'PayPal');
const prices = { itemsPrice: 8999, shippingPrice: 10000, taxPrice: 1350, totalPrice: 20349 };

describe('changing a cart', () => {
  test('adding a product again replaces its line in place, also its quantity', () => {
    const again = addItem(cart, { ...lamp, qty: 5 });
    expect(again.lines.map(({ productId, qty }) => [productId, qty])).toEqual([
      ['p1', 1],
      ['p2', 5],
      ['p3', 1],
    ]);
  });

  test('a removed line comes back at its old position', () => {
    const without = removeItem(cart, 'p2');
    expect(without.lines).toEqual([camera, sofa]);
    expect(restoreItem(without, lamp, 1)).toEqual(cart);
  });

  test('restoring a line that was added again meanwhile does not double it', () => {
    const again = addItem(removeItem(cart, 'p1'), camera);
    expect(restoreItem(again, camera, 0).lines).toEqual([camera, lamp, sofa]);
  });

  test('the quantity of one line changes alone and the badge counts items', () => {
    expect(totalQuantity(setQty(cart, 'p1', 3))).toBe(6);
  });

  test('after an order the cart is empty and keeps address and payment method', () => {
    const after = { ...EMPTY_CART, shippingAddress: address, paymentMethod: 'PayPal' };
    expect(removeBought(full, full.lines)).toEqual(after);
  });

  test('what came into the cart during the payment stays, and what is left of it after a sale does not', () => {
    const changed = setQty(setQty(cart, 'p1', 3), 'p2', 1);
    expect(removeBought(changed, [camera, lamp]).lines).toEqual([{ ...camera, qty: 2 }, sofa]);
  });

  test('no change touches the cart that it was given', () => {
    const before = structuredClone(cart);
    addItem(cart, { ...sofa, qty: 2 });
    setQty(cart, 'p1', 4);
    removeBought(removeItem(cart, 'p1'), [lamp]);
    expect(cart).toEqual(before);
  });
});

describe('what local storage holds', () => {
  test('exactly the documented keys, with decimal amounts and both names of the items price', () => {
    const quoted = saveQuote(addItem(saveAddress(EMPTY_CART, address), camera), {
      prices,
      contents: contentsOf([camera]),
    });
    expect(JSON.parse(serializeCart(quoted))).toEqual({
      cartItems: [
        {
          _id: 'p1',
          product: 'p1',
          name: 'Camera',
          image: '/images/camera.webp',
          price: 89.99,
          qty: 1,
          countInStock: 5,
          availableQuantity: 5,
        },
      ],
      shippingAddress: address,
      paymentMethod: '',
      itemsPrice: 89.99,
      itemPrice: 89.99,
      shippingPrice: 100,
      taxPrice: 13.5,
      totalPrice: 203.49,
      quotedFor: '1 x p1',
    });
  });

  test('the id of a cart is stored beside them, and ends with its order', () => {
    const stored = serializeCart({ ...cart, id: 'c1' });
    expect(JSON.parse(stored).cartId).toBe('c1');
    expect(parseCart(stored).id).toBe('c1');
    expect(removeBought(parseCart(stored), [camera])).toMatchObject({ id: '', lines: [lamp, sofa] });
  });

  test('an empty cart costs nothing, shipping included', () => {
    const emptied = removeItem(saveQuote(addItem(EMPTY_CART, camera), { prices, contents: '1 x p1' }), 'p1');
    expect(JSON.parse(serializeCart(emptied))).toMatchObject({
      cartItems: [],
      itemsPrice: 0,
      itemPrice: 0,
      shippingPrice: 0,
      taxPrice: 0,
      totalPrice: 0,
    });
  });

  test('a quote stays beside lines that changed since, and does not claim to be theirs', () => {
    const quoted = saveQuote(cart, { prices, contents: contentsOf(cart.lines) });
    const changed = parseCart(serializeCart(setQty(quoted, 'p1', 2)));
    expect(changed.quote).toEqual(quoted.quote);
    expect(changed.quote?.contents).not.toBe(contentsOf(changed.lines));
    expect(contentsOf(setQty(changed, 'p1', 1).lines)).toBe(quoted.quote?.contents);
  });

  test('every cart is read back as it was stored', () => {
    const line = fc.record({
      productId: fc.uuid(),
      variantId: fc.uuid(),
      options: fc.array(fc.string(), { maxLength: 3 }),
      name: fc.string(),
      image: fc.string(),
      price: fc.integer({ min: 0, max: 2_000_000_000 }),
      qty: fc.integer({ min: 1, max: 10_000 }),
      countInStock: fc.integer({ min: 10_000, max: 1_000_000 }),
      availableQuantity: fc.integer({ min: 10_000, max: 2_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const stored = saveQuote(lines.reduce(addItem, full), { prices, contents: contentsOf(full.lines) });
        expect(parseCart(serializeCart(stored))).toEqual(stored);
      }),
    );
  });
});

describe('reading a stored cart that somebody else wrote', () => {
  const parse = (content: unknown) => parseCart(JSON.stringify(content));
  const item = {
    _id: 'p1',
    name: 'Camera',
    image: '/c.webp',
    price: 89.99,
    qty: 2,
    countInStock: 5,
    availableQuantity: 5,
  };

  test.each([
    null,
    '',
    '{',
    '{"cartItems":',
    'undefined',
    'null',
    '0',
    '"cart"',
    '[]',
    '{}',
    '{"cartItems":{}}',
  ])('broken content gives a fresh cart: %s', (stored) => {
    expect(parseCart(stored)).toEqual(EMPTY_CART);
  });

  test('numbers written as text are understood', () => {
    const [line] = parse({ cartItems: [{ ...item, price: '89.99', qty: '2', countInStock: '5' }] }).lines;
    expect(line).toMatchObject({ price: 8999, qty: 2, countInStock: 5, availableQuantity: 5 });
  });

  test('a price with floating-point noise is rounded to minor units', () => {
    expect(parse({ cartItems: [{ ...item, price: 0.1 + 0.2 }] }).lines[0]?.price).toBe(30);
  });

  test('foreign keys are left out, reviews of the product among them', () => {
    const { lines } = parse({
      coupon: 'X',
      cartItems: [{ ...item, reviews: [{ comment: 'x' }], rating: 4 }],
    });
    expect(Object.keys(lines[0] ?? {}).sort()).toEqual(Object.keys(camera).sort());
  });

  test('the product id goes before the line id', () => {
    expect(parse({ cartItems: [{ ...item, _id: 'line', product: 'p9' }] }).lines[0]?.productId).toBe('p9');
  });

  test.each([
    ['no id', { _id: undefined }],
    ['no price', { price: undefined }],
    ['a negative price', { price: -1 }],
    ['a price that is no number', { price: 'free' }],
    ['an endless price', { price: 1e308 }],
  ])('a line with %s is left out and the others stay', (_, broken) => {
    expect(
      parse({ cartItems: [{ ...item, ...broken }, null, 7, { ...item, _id: 'p2' }] }).lines,
    ).toHaveLength(1);
  });

  test.each([0, -1, 1.5, null, 'many', [2], true])('a quantity of %j becomes 1', (qty) => {
    expect(parse({ cartItems: [{ ...item, qty }] }).lines[0]?.qty).toBe(1);
  });

  test('a quantity never exceeds the stock', () => {
    expect(parse({ cartItems: [{ ...item, qty: 9 }] }).lines[0]?.qty).toBe(5);
  });

  test('the same product on two lines becomes one line', () => {
    expect(parse({ cartItems: [item, { ...item, qty: 4 }] }).lines).toMatchObject([
      { productId: 'p1', qty: 4 },
    ]);
  });

  test('missing or odd address parts become blank', () => {
    const { shippingAddress } = parse({ shippingAddress: { city: 'Pune', postalCode: 411001, country: {} } });
    expect(shippingAddress).toEqual({ address: '', city: 'Pune', postalCode: '411001', country: '' });
  });

  test('any JSON at all is survived', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (cartItems, shippingAddress) => {
        const cart = parse({ cartItems, shippingAddress });
        expect(parseCart(serializeCart(cart))).toEqual(cart);
      }),
    );
  });
});
