import { request } from './http-connection.ts';

/** A GraphQL operation as a request. */
export function ask(query: string, variables: object, extra?: string[]): string {
  return request('POST', '/graphql', { query, variables }, extra);
}

/** What carries the session of a person who is signed in. */
export function cookie(token: string): string[] {
  return [`cookie: __Host-session=${token}`];
}
