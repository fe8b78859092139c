import { readFileSync } from 'node:fs';

type Response = Record<string, unknown> & { errors?: unknown };

/** Sends one body as JSON and stores the cookie, as the guide's `ask` does. */
export function storingClient(shop: string) {
  let cookie = '';
  return async (path: string, body: string): Promise<Response> => {
    const headers = { 'content-type': 'application/json', origin: shop, ...(cookie && { cookie }) };
    const response = await fetch(shop + path, { method: 'POST', headers, body });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return (await response.json()) as Response;
  };
}

/** The requests of the shell examples in docs/api.md up to the placed order: path and body, in their order. */
function requestsOfGuide(): { path: string; body: string }[] {
  const guide = readFileSync('docs/api.md', 'utf8').split('\n## Payment methods\n')[0] ?? '';
  const blocks = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  return blocks.flatMap((block) => {
    // "'$NAME'" leaves the quotes of the shell for a variable.
    const text = block.replaceAll(/'\$(\w+)'/g, '<$1>');
    const asked = [...text.matchAll(/^\s*ask '([^']+)'/gm)].map(([, body = '']) => ({
      path: '/graphql',
      body,
    }));
    const sent = [...text.matchAll(/"\$SHOP(\/sandbox[^"]+)"[\s\S]*?-d '([^']+)'/g)];
    return [...asked, ...sent.map(([, path = '', body = '']) => ({ path, body }))];
  });
}

/** The value of the first property of this name, at any depth. */
function find(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (name in value) return (value as Record<string, unknown>)[name];
  for (const inner of Object.values(value)) {
    const found = find(inner, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Listed {
  data: { products: { products: { id: string; variants: { id: string; countInStock: number }[] }[] } };
}

/** What a reader takes from a response for the next requests. */
function readValues(response: Response): Record<string, unknown> {
  const { products } = (response as Partial<Listed>).data?.products ?? {};
  const product = products?.find(({ variants }) => variants.some(({ countInStock }) => countInStock > 0));
  return {
    PRODUCT: product?.id,
    VARIANT: product?.variants.find(({ countInStock }) => countInStock > 0)?.id,
    CHECKOUT: find(find(response, 'startCheckout'), 'id'),
    KEY_ID: find(response, 'keyId'),
    PROVIDER_ORDER: find(response, 'providerOrderId'),
    AMOUNT: find(response, 'amount'),
    CURRENCY: find(response, 'currency'),
    PAYMENT_ID: find(response, 'razorpay_payment_id'),
    SIGNATURE: find(response, 'razorpay_signature'),
  };
}

/** Runs the examples of the guide one after the other, as a reader would. Returns the responses. */
export async function runGuide(shop: string): Promise<Response[]> {
  const send = storingClient(shop);
  const values: Record<string, unknown> = {};
  const responses: Response[] = [];
  for (const { path, body } of requestsOfGuide()) {
    const response = await send(
      path,
      body.replaceAll(/<(\w+)>/g, (_, name) => String(values[name])),
    );
    responses.push(response);
    for (const [name, value] of Object.entries(readValues(response))) values[name] ??= value;
  }
  return responses;
}
