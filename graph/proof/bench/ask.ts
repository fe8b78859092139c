import { request } from './http-connection.ts';

/** A GraphQL operation as a request. */
export function ask(query: string, variables: object, extra?: string[]): string {
  return request('POST', '/graphql', { query, variables }, extra);
}

/** The header lines that carry a session. */
export function cookie(token: string): string[] {
  return [`cookie: __Host-session=${token}`];
}
