import type { Page, Request, Response } from 'playwright-core';

/** Matches the URLs of GraphQL requests, with or without a query string. */
export const GRAPHQL = /\/graphql(\?|$)/;

/** The GraphQL operation in a request; null for any other request. */
export function operationOf(
  request: Request,
): { operationName: string; variables: Record<string, string> } | null {
  if (!GRAPHQL.test(request.url())) return null;
  if (request.method() === 'POST') return request.postDataJSON();
  const params = new URL(request.url()).searchParams;
  return { operationName: params.get('operationName')!, variables: JSON.parse(params.get('variables')!) };
}

/**
 * Resolves with the next response to the GraphQL operation, when the server has carried it out: the page may not have read it yet.
 * Call it before the act that sends it, and after the response to an earlier one is on the screen.
 */
export const responseOf = (page: Page, operationName: string): Promise<Response> =>
  page.waitForResponse((response) => operationOf(response.request())?.operationName === operationName);
