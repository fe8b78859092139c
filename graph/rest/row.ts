import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Permission } from '../core/actor.ts';
import type { ErrorCode } from '../core/errors.ts';
import type { Schema } from './schemas.ts';

/** Who may call a path. It is checked before a body is read, and again by the GraphQL operation. */
export type Access = 'anyone' | 'shopper' | Permission;

/** What is told of a path: the API's description is made of it. */
export interface RowDescription {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below /api, such as "/order/{id}". */
  path: string;
  tag: 'Products' | 'Users' | 'Orders' | 'Payments' | 'Pictures';
  summary: string;
  access: Access;
  /** Query parameters with what they mean. */
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: {
    content: 'application/json' | 'multipart/form-data' | 'text/plain';
    schema: Schema;
    optional?: boolean;
  };
  status?: 200 | 201;
  answer: Schema;
  /** Headers of the answer with what they mean. */
  answerHeaders?: Record<string, string>;
  /** Errors besides those that follow from access, body and path. */
  errors?: ErrorCode[];
}

/** One path of the REST facade. */
export interface Row extends RowDescription {
  /** Other paths that answer the same, for clients that use them; they are not documented. */
  aliases?: string[];
  /** Largest body of signed-in people in bytes; 256 kB unless said otherwise. */
  bodyLimit?: number;
  respond(request: RestRequest, execute: Execute): Promise<RestAnswer>;
}

/** An HTTP request as rows see it. */
export interface RestRequest {
  /** The path as it was asked for, for links. */
  path: string;
  params: Record<string, string>;
  /** A query parameter; the first one when it is repeated, "" when it is missing. */
  query(name: string): string;
  header(name: string): string | undefined;
  /** An object or array of JSON, a bare text, or undefined when empty. */
  body: unknown;
}

export interface RestAnswer {
  body: unknown;
  headers?: Record<string, string>;
}

/** Runs a GraphQL operation with the context of the request. Its first error is thrown as a DomainError. */
export type Execute = <Data, Variables>(
  operation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

interface Handling<Data, Variables> {
  operation: TypedDocumentNode<Data, Variables>;
  /** Throws BAD_USER_INPUT for what cannot be read. */
  variables(request: RestRequest): Variables;
  reply(data: Data): unknown;
}

/** A row that is answered by one operation. */
export function row<Data, Variables>({
  operation,
  variables,
  reply,
  ...rest
}: Omit<Row, 'respond'> & Handling<Data, Variables>): Row {
  return {
    ...rest,
    async respond(request, execute) {
      return { body: reply(await execute(operation, variables(request))) };
    },
  };
}
