/** The operations of the initial tabs, as they stand in the editor. */

export const searchProducts = `
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

export const productWithReviews = `
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

export const priceCart = `
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

export const register = `
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

export const signIn = `
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

export const startCheckout = `
# This buys as a guest with the email of the input. Turn
# on "Use my shop session" and run SignIn first to buy
# with an account; the email does not matter then.
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

export const myOrders = `
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
