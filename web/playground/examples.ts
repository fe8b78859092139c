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

const searchProducts = `
# Welcome! This is the shop's API. Press Ctrl-Enter to
# run what stands here and Ctrl-Space to see what you
# could write. The book on the left explains it all,
# and more examples wait in the other tabs.

# Prices count the smallest unit: 8999 means 89.99.
query SearchProducts {
  products(keyword: "lens", page: 1) {
    page
    pages
    total
    products {
      id
      name
      brand
      price
      rating
      numReviews
      countInStock
    }
  }
}
`;

const productWithReviews = `
# One product with its stars and its newest reviews.
query ProductWithReviews($id: ID!) {
  product(id: $id) {
    name
    description
    price
    countInStock
    rating
    ratingHistogram
    reviews(first: 5) {
      name
      rating
      comment
      verifiedBuyer
      createdAt
    }
  }
}
`;

const priceCart = `
# What a cart costs now. Each line names the variant, such
# as a size. Nothing is stored and no stock is reserved.
query PriceCart($lines: [CartLineInput!]!) {
  cart(lines: $lines) {
    lines {
      qty
      product {
        name
        price
        countInStock
      }
    }
    itemsPrice
    shippingPrice
    taxPrice
    totalPrice
  }
}
`;

const register = `
# Creates an account and signs it in. The session lasts
# only while "Use my shop session" is on.
mutation Register($input: RegisterInput!) {
  register(input: $input) {
    id
    name
    email
  }
}
`;

const signIn = `
# Signs in the shopper of the demo shop. To stay signed
# in, here and in the shop, turn on "Use my shop
# session" first.
mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    id
    name
    isAdmin
  }
}
`;

const startCheckout = `
# Turn on "Use my shop session" and run SignIn first, or
# add an email to the input to buy as a guest; without
# either the error is UNAUTHENTICATED.
#
# 1. This prices the cart, holds its stock for 15 minutes
#    and opens a payment. With the same idempotencyKey
#    it returns the same checkout again.
# 2. The shopper pays in the provider's widget: load
#    scriptUrl, open it with keyId, providerOrderId,
#    amount and currency.
# 3. What the widget hands back goes into placeOrder,
#    together with the id from here.
mutation StartCheckout($input: StartCheckoutInput!) {
  startCheckout(input: $input) {
    id
    expiresAt
    itemsPrice
    shippingPrice
    taxPrice
    totalPrice
    payment {
      keyId
      providerOrderId
      amount
      currency
      scriptUrl
    }
  }
}
`;

const myOrders = `
# The orders of the signed-in user; null for guests.
query MyOrders($page: Int!) {
  me {
    name
    orders(page: $page) {
      total
      orders {
        id
        createdAt
        totalPrice
        isPaid
        isDelivered
      }
    }
  }
}
`;
