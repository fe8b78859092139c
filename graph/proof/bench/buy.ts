import { buy, checkoutInput } from '../testing/buying.ts';
import { textOf } from '../testing/text-of.ts';
import { ask, cookie } from './ask.ts';
import { type Dataset, productId, SIGNED_IN, sessionToken } from './dataset.ts';
import type { Visit } from './generate-load.ts';
import { type HttpResponse, request } from './http-connection.ts';

const ORIGIN = ['origin: http://127.0.0.1'];

/** A signed-in shopper buys two products: checkout, payment in the sandbox, order. */
export function buyAtShop(dataset: Dataset): Visit {
  return async (send, turn) => {
    const session = cookie(sessionToken(turn % SIGNED_IN));
    let last: HttpResponse | undefined;
    const exchange = async (text: string) => {
      last = await send(text);
      return JSON.parse(last.text);
    };
    const order = await buy(
      {
        async graphql(document, variables) {
          const { data } = await exchange(ask(textOf(document), variables as object, session));
          return Object.values(data)[0] as never;
        },
        post: (path, body) => exchange(request('POST', path, body, ORIGIN)),
      },
      checkoutInput(cart(dataset, turn).map((id) => ({ productId: id, qty: 1 }))),
    );
    if (!order.isPaid) throw new Error(`The order is not paid: ${last?.text}`);
    return last!;
  };
}

/** Two different products. */
function cart({ products }: Dataset, turn: number): string[] {
  const first = (turn * 7919) % products;
  return [first, (first + products / 2) % products].map(productId);
}
