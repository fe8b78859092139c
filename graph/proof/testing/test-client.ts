import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { GraphQLFormattedError } from 'graphql';
import type { User } from '../../people/accounts/user.entity.ts';
import { textOf } from './text-of.ts';

/** A GraphQL response. */
export interface Result<T> {
  status: number;
  data: T | null;
  errors: GraphQLFormattedError[];
  /** Code of the first error, if any. */
  code: string | undefined;
}

/** A client that stores its session cookie, as a browser does. */
export class TestClient {
  cookie = '';
  /** The address that a proxy in front of the shop names. */
  from = '';
  /** Set for people made by `shop.shopper()` and `shop.admin()`. */
  user!: User;

  constructor(readonly url: string) {}

  async execute<T, V>(document: TypedDocumentNode<T, V>, variables?: V): Promise<Result<T>> {
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: textOf(document), variables }),
    });
    const { data = null, errors = [] } = (await response.json()) as {
      data?: T;
      errors?: GraphQLFormattedError[];
    };
    return { status: response.status, data, errors, code: errors[0]?.extensions?.code as string | undefined };
  }

  /** The data of an operation that must succeed. */
  async must<T, V>(document: TypedDocumentNode<T, V>, variables?: V): Promise<T> {
    const { data, errors } = await this.execute(document, variables);
    if (errors.length > 0 || !data) throw new Error(`Unexpected response: ${JSON.stringify(errors)}`);
    return data;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookie) headers.set('cookie', this.cookie);
    if (this.from) headers.set('x-forwarded-for', this.from);
    const response = await fetch(this.url + path, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const pair = cookie.split(';')[0] ?? '';
      this.cookie = pair.endsWith('=') ? '' : pair;
    }
    return response;
  }
}
