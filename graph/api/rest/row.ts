import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Permission } from '../../core/actor.ts';
import { DomainError, type ErrorCode } from '../../core/errors.ts';
import type { Schema } from './schema-parts.ts';

/** Who may call a path; buyers are guests with a session, too. It is checked before a body is read, and again by the GraphQL operation. */
export type Access = 'anyone' | 'buyer' | 'shopper' | Permission;

/** The description of a path, from which the API's documents are made. */
export interface RowDescription {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below /api, such as "/order/{id}". */
  path: string;
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
  response: Schema;
  /** Response headers with what they mean. */
  responseHeaders?: Record<string, string>;
  /** Errors besides those that follow from access, body and path. */
  errors?: ErrorCode[];
}

/** One path of the REST facade. */
export interface Row extends RowDescription {
  /** Other paths of the same row, for existing clients; they are not documented. */
  aliases?: string[];
  /** Largest body of signed-in people in bytes; 256 kB unless said otherwise. */
  bodyLimit?: number;
  /** Whether a body names who buys, so that it needs no session. */
  namesBuyer?(body: unknown): boolean;
  respond(request: RestRequest, execute: Execute): Promise<RestResponse>;
}

/** The parts of an HTTP request that rows read. */
export interface RestRequest {
  /** The path of the request, for links. */
  path: string;
  params: Record<string, string>;
  /** A query parameter; the first one when it is repeated, "" when it is missing. */
  query(name: string): string;
  header(name: string): string | undefined;
  /** An object or array of JSON, a bare text, or undefined when empty. */
  body: unknown;
}

export interface RestResponse {
  body: unknown;
  headers?: Record<string, string>;
}

/** Runs a GraphQL operation with the context of the request. Its first error is thrown as a DomainError. */
export type Execute = <Data, Variables>(
  operation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

export type Called = 'method' | 'path';

interface Handling<Data, Variables> {
  operation: TypedDocumentNode<Data, Variables>;
  /** Throws BAD_USER_INPUT for input that it cannot read. */
  variables(request: RestRequest): Variables;
  /** The name of a wrong field in the body, by its name in the operation. */
  fieldName?(name: string): string;
  reply(data: Data): unknown;
}

/** A row that runs one operation. */
export function row<Data, Variables>(
  method: Row['method'],
  path: string,
  {
    operation,
    variables,
    reply,
    fieldName,
    ...rest
  }: Omit<Row, Called | 'respond'> & Handling<Data, Variables>,
): Row {
  return {
    method,
    path,
    ...rest,
    async respond(request, execute) {
      const result = await execute(operation, variables(request)).catch((error) => {
        throw fieldName ? renamed(error, fieldName) : error;
      });
      return { body: reply(result) };
    },
  };
}

function renamed(error: unknown, fieldName: (name: string) => string): unknown {
  if (!(error instanceof DomainError) || !error.details.fields) return error;
  const fields = Object.entries(error.details.fields).map(([name, message]) => [fieldName(name), message]);
  return new DomainError(error.code, error.message, { ...error.details, fields: Object.fromEntries(fields) });
}
