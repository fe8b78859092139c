import { UNREACHABLE } from '../ui/unreachable.ts';

/** Sends a GraphQL request to this shop; the browser's session is sent only on request. Without a response the result is an error. */
export async function requestShop(
  request: object,
  { withSession = false, headers = {} }: { withSession?: boolean; headers?: Record<string, string> } = {},
) {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(request),
    credentials: withSession ? 'same-origin' : 'omit',
  }).catch(() => null);
  return response ? response.json() : { errors: [{ message: UNREACHABLE }] };
}

interface Result {
  data?: Record<string, unknown> | null;
  errors?: { extensions?: { code?: string } }[];
}

/** Whether a result is incomplete because nobody was signed in. `me` is null for guests. */
export function needsSession({ data, errors = [] }: Result): boolean {
  return data?.me === null || errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
}
