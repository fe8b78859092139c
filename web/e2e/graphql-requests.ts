import type { Request } from 'playwright-core';

/** The addresses that the app asks the API at: with a query in them, or without. */
export const GRAPHQL = /\/graphql(\?|$)/;

/** What a request of the app asks for; null for any other request. */
export function operationOf(
  request: Request,
): { operationName: string; variables: Record<string, string> } | null {
  if (!GRAPHQL.test(request.url())) return null;
  if (request.method() === 'POST') return request.postDataJSON();
  const params = new URL(request.url()).searchParams;
  return { operationName: params.get('operationName')!, variables: JSON.parse(params.get('variables')!) };
}
