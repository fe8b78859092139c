/** The operations of the web app on these screens. */
export const queries = {
  list: `query HomePage($page: Int!, $keyword: String!) {
    products(page: $page, keyword: $keyword) {
      page pages total products { id name image price rating numReviews }
    }
  }`,
  category: `query CategoryPage($category: String!, $filter: ProductFilter!) {
    products(category: $category, filter: $filter) {
      page pages total products { id name image price rating numReviews }
    }
  }`,
  facets: `query Facets($category: String, $filter: ProductFilter) {
    products(category: $category, filter: $filter) {
      facets { key label type unit min max histogram isSample values { value count isSelected } }
    }
  }`,
  product: `query ProductPage($id: ID!) {
    product(id: $id) {
      id name image brand category description price countInStock rating numReviews ratingHistogram
      reviewPage(page: 1) { pages reviews { id name rating comment createdAt verifiedBuyer } }
    }
  }`,
  variants: `query ProductPage($id: ID!) {
    product(id: $id) {
      id name image brand category description price countInStock rating numReviews
      options { name values }
      variants { id options price compareAtPrice lowestPrice30d countInStock }
    }
  }`,
  adminOrders: `query AdminOrdersPage($keyword: String!, $delivered: Boolean) {
    orders(page: 1, keyword: $keyword, sortBy: CREATED_AT, descending: true, delivered: $delivered) {
      page pages total orders { id user { name email } createdAt totalPrice paidAt deliveredAt }
    }
  }`,
  orderList: `query OrderList($task: OrderTask, $sortBy: OrderColumn!, $page: Int!) {
    orders(page: $page, keyword: "", sortBy: $sortBy, descending: true, task: $task) {
      page pages total
      orders {
        id number state createdAt totalPrice currency paidAt deliveredAt cancelledAt acceptedAt authorizedUntil
        user { name email } orderItems { id name image qty } tags note hasUnansweredMessage hold { reason }
        paymentChoice { label } returns { id kind state } withdrawals { id }
      }
    }
  }`,
  adminSearch: `query AdminSearch($query: String!) {
    adminSearch(query: $query) {
      orders { by text id number state customerName total { amount currency } }
      customers { id name email }
      products { id name isDraft }
    }
  }`,
  todo: `query Todo {
    todo { ordersToShip refunds openReturns messages unpaidOrders lowStock failedMails failedJobs waitingReviews }
  }`,
  cart: `query Quote($lines: [CartLineInput!]!) {
    cart(lines: $lines) {
      itemsPrice discountPrice shippingPrice taxPrice totalPrice discounts { id title amount }
      taxLines { name basisPoints amount } shippingMethods { id name price }
      lines { productId variantId variant { id options price countInStock } product { id name image } }
    }
  }`,
  syncCart: `mutation SyncCart($input: SyncCartInput!) {
    syncCart(input: $input) { version codes lines { productId variantId qty } }
  }`,
  signIn: `mutation SignIn($input: SignInInput!) {
    signIn(input: $input) { id name email isAdmin }
  }`,
};
