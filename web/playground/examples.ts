import { requestShop } from './request-shop.ts';

export interface Example {
  query: string;
  variables?: string;
}

/** The initial tabs; each runs unchanged in any shop. */
export async function examples(): Promise<Example[]> {
  const { productId, price } = await findSample();
  const unique = crypto.randomUUID();
  const lines = [{ productId, qty: 2 }];
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
        lines: [{ productId, qty: 1, price }],
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

interface Shelf {
  data?: { products: { products: { id: string; price: number; countInStock: number }[] } };
}

/** A product of this shop that can be bought; an empty id when there is none, or it cannot be loaded. */
async function findSample() {
  const query = '{ products { products { id price countInStock } } }';
  const { data } = (await requestShop({ query })) as Shelf;
  const product = data?.products.products.find(({ countInStock }) => countInStock >= 2);
  return { productId: product?.id ?? '', price: product?.price ?? 0 };
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
# What a cart costs now. Nothing is stored and nothing is held.
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
# Needs a session: turn on "Use my shop session" and run
# SignIn first, else the error is UNAUTHENTICATED.
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
