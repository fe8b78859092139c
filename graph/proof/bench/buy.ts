import { buy, checkoutInput } from '../testing/buying.ts';
import { textOf } from '../testing/text-of.ts';
import { ask, cookie } from './ask.ts';
import { type Dataset, productId, SIGNED_IN, sessionToken } from './dataset.ts';
import type { Visit } from './generate-load.ts';
import { type HttpResponse, request } from './http-connection.ts';

const ORIGIN = ['origin: http://127.0.0.1'];

/** Who buys: somebody with a session, or somebody new with an e-mail address alone. */
export interface Buyers {
  isGuest?: boolean;
  codes?: string[];
}

/** A shopper buys two products: checkout, payment in the sandbox, order. */
export function buyAtShop(dataset: Dataset, { isGuest = false, codes }: Buyers = {}): Visit {
  return async (send, turn) => {
    let session = isGuest ? [] : cookie(sessionToken(turn % SIGNED_IN));
    let last: HttpResponse | undefined;
    const exchange = async (text: string) => {
      last = await send(text);
      const started = /^set-cookie: __Host-session=([^;]+)/im.exec(last.head)?.[1];
      if (started) session = cookie(started);
      return JSON.parse(last.text);
    };
    const lines = cart(dataset, turn).map((id) => ({ productId: id, qty: 1 }));
    const { input } = checkoutInput(lines);
    const email = isGuest ? `guest${turn}@example.com` : undefined;
    const order = await buy(
      {
        async graphql(document, variables) {
          const { data } = await exchange(ask(textOf(document), variables as object, session));
          return Object.values(data)[0] as never;
        },
        post: (path, body) => exchange(request('POST', path, body, ORIGIN)),
      },
      { input: { ...input, codes, email } },
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
