import { Field, Int, ObjectType } from 'type-graphql';

/** Counting ends here. */
export const MOST_COUNTED = 1_000;

const count = { nullable: true } as const;

@ObjectType({
  description: `What waits in the shop, as the viewer may see it: each number is null without the right to the list that it counts, and ${MOST_COUNTED} means so many or more.`,
  simpleResolvers: true,
})
export class Todo {
  @Field(() => Int, {
    ...count,
    description: 'For staff with ORDERS: orders to ship, as `orders(task: SHIP)` lists them.',
  })
  ordersToShip!: number | null;

  @Field(() => Int, {
    ...count,
    description: 'For staff with ORDERS: orders on hold, as `orders(task: RELEASE)` lists them.',
  })
  ordersOnHold!: number | null;

  @Field(() => Int, {
    ...count,
    description:
      'For staff with ORDERS: orders with a refund to make or to look into, as `orders(task: REFUND)` lists them.',
  })
  refunds!: number | null;

  @Field(() => Int, {
    ...count,
    description: 'For staff with ORDERS: returns that still change, as `returns(open: true)` lists them.',
  })
  openReturns!: number | null;

  @Field(() => Int, {
    ...count,
    description: 'For staff with ORDERS: orders with a message of the buyer that waits for an answer.',
  })
  messages!: number | null;

  @Field(() => Int, {
    ...count,
    description:
      'For staff with ORDERS: messages of the contact form that wait for an answer, as `inquiries(open: true)` lists them.',
  })
  inquiries!: number | null;

  @Field(() => Int, {
    ...count,
    description:
      'For staff with ORDERS: accepted orders that wait for their payment, as `orders` lists them by that task.',
  })
  unpaidOrders!: number | null;

  @Field(() => Int, {
    ...count,
    description:
      'For staff with PRODUCTS: products that are low in stock, as `adminProducts` lists them in that view. In shops of more than 10,000 products some seconds old.',
  })
  lowStock!: number | null;

  @Field(() => Int, {
    ...count,
    description: 'For staff with ORDERS: mails that have failed and were not sent again.',
  })
  failedMails!: number | null;

  @Field(() => Int, {
    ...count,
    description: 'For staff with SETTINGS: due work whose last attempt failed, as `workQueues` lists it.',
  })
  failedJobs!: number | null;

  @Field(() => Int, {
    ...count,
    description:
      'For staff with CONTENT: reviews that wait for approval, as `staffReviews(state: WAITING)` lists them.',
  })
  waitingReviews!: number | null;

  @Field(() => Int, {
    ...count,
    description:
      'For staff with CONTENT: reviews with reports to answer, as `staffReviews(isReported: true)` lists them.',
  })
  reportedReviews!: number | null;
}
