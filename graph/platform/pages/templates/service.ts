/** The row of the table of shipping methods that stands for all of them. */
export const RATE_ROW =
  '| [Where to] | [Shipping method] | [Price] | [Sum of the order, or remove this column] | [Working days] |';

export const shipping = `## Where we ship to, and what it costs

| Where to | Shipping method | Price | Free above | Working days |
| --- | --- | --- | --- | --- |
${RATE_ROW}

What shipping costs for your order is shown in the cart and before you order.

## When your order leaves

[Orders until … on working days leave on the same day, or: Orders leave within … working days]. You get an e-mail with the number of the parcel.

## Pick-up

[Where and when orders can be fetched, or remove this section]

## Customs

[Who pays duties outside your customs area, or remove this section]
`;

export const returns = `## How to send something back

1. Sign in, open your order and choose what you want to send back. If you bought without an account, use the link in the e-mail of your order.
2. Pack the products well, with the number of the return in the parcel.
3. Send the parcel to [Name and address of who receives returns].

You can send products back within [Days to send products back] days after the delivery. [Who pays for sending them back]

## When you get your money

We pay it back within [Number of days] days after the products arrived, with the payment method that you paid with.

## Faulty products

Write to [E-mail address] with the number of your order and a picture: we repair, replace or refund, at our cost.

Your [right of withdrawal](/info/right-of-withdrawal) is not affected.
`;

export const about = `[Two or three sentences: what you sell, and why]

## Who we are

[Who is behind the shop, and since when]

## How we work

[Where your products come from, and what you care about]
`;
