import {
  myOrders,
  priceCart,
  productWithReviews,
  register,
  searchProducts,
  signIn,
  startCheckout,
} from './queries.ts';
import { requestShop } from './request-shop.ts';

export interface Example {
  query: string;
  variables?: string;
}

/** Sends a GraphQL request to the shop. */
type Send = (request: { query: string }) => Promise<unknown>;

/** The initial tabs; each runs unchanged in any shop. */
export async function examples(send: Send = requestShop): Promise<Example[]> {
  const { productId, variantId, price } = await findSample(send);
  const unique = crypto.randomUUID();
  const lines = [{ productId, variantId, qty: 2 }];
  return [
    // Without variables: the editor would not show those of the first tab.
    example(searchProducts),
    example(productWithReviews, { id: productId }),
    example(priceCart, { lines }),
    example(register, {
      input: {
        name: 'Robin Example',
        email: `robin-${unique.slice(0, 8)}@example.com`,
        password: 'a long secret',
      },
    }),
    example(signIn, { input: { email: 'shopper@example.com', password: 'shopper123' } }),
    example(startCheckout, {
      input: {
        idempotencyKey: unique,
        email: `guest-${unique.slice(0, 8)}@example.com`,
        lines: [{ productId, variantId, qty: 1, price }],
        shippingAddress: {
          address: '1 High Street',
          city: 'Springfield',
          postalCode: '12345',
          country: 'USA',
        },
        paymentMethod: 'PayPal',
      },
    }),
    example(myOrders, { page: 1 }),
  ];
}

interface Sample {
  data?: {
    products: { products: { id: string; variants: { id: string; price: number; countInStock: number }[] }[] };
  };
}

/** A variant of this shop that can be bought; empty ids when there is none, or it cannot be loaded. */
async function findSample(send: Send) {
  const query = '{ products { products { id variants { id price countInStock } } } }';
  const { data } = (await send({ query })) as Sample;
  for (const product of data?.products.products ?? []) {
    const variant = product.variants.find(({ countInStock }) => countInStock >= 2);
    if (variant) return { productId: product.id, variantId: variant.id, price: variant.price };
  }
  return { productId: '', variantId: '', price: 0 };
}

function example(query: string, variables?: object): Example {
  return { query: `${query.trim()}\n`, variables: variables && JSON.stringify(variables, null, 2) };
}
