import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { exportQueue } from '../../catalog/imports/export-queue.ts';
import type { ImportKind } from '../../catalog/imports/import-fields.ts';
import { importQueue } from '../../catalog/imports/import-queue.ts';
import { workDueRows } from '../../core/due-rows.ts';
import {
  ExportDocument,
  type ExportFilterInput,
  ImportDocument,
  StartExportDocument,
  StartImportDocument,
  type StartImportMutationVariables,
  type TestedImportFragment,
} from './operations.generated.ts';
import type { Result, TestClient } from './test-client.ts';
import type { TestShop } from './test-shop.ts';
import { textOf } from './text-of.ts';

/** Sends a mutation whose variable `file` is a file. */
export async function sendFile<T, V extends object>(
  client: TestClient,
  document: TypedDocumentNode<T, V>,
  file: string | Uint8Array,
  variables: Omit<V, 'file'>,
): Promise<Result<T>> {
  const body = new FormData();
  body.set(
    'operations',
    JSON.stringify({ query: textOf(document), variables: { ...variables, file: null } }),
  );
  body.set('map', JSON.stringify({ 0: ['variables.file'] }));
  body.set('0', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'goods.csv');
  const headers = { 'apollo-require-preflight': 'true' };
  const response = await client.fetch('/graphql', { method: 'POST', body, headers });
  const { data = null, errors = [] } = await response.json();
  return { status: response.status, data, errors, code: errors[0]?.extensions?.code };
}

type Options = Partial<Omit<StartImportMutationVariables, 'file'>>;

/** Starts an import without working on it. */
export async function beginImport(client: TestClient, file: string | Uint8Array, options: Options = {}) {
  const { data, errors } = await sendFile(client, StartImportDocument, file, {
    kind: 'PRODUCTS' as const,
    ...options,
  });
  if (!data) throw new Error(`Unexpected response: ${JSON.stringify(errors)}`);
  return data.startImport;
}

/** Imports a file, all of its rows. */
export async function importFile(
  shop: TestShop,
  client: TestClient,
  file: string | Uint8Array,
  options: Options = {},
): Promise<TestedImportFragment> {
  const { id } = await beginImport(client, file, options);
  await workImports(shop);
  const result = (await client.must(ImportDocument, { id })).import;
  if (result.lastError) throw new Error(result.lastError);
  return result;
}

/** Reads the rows of the imports that are due. */
export const workImports = (shop: TestShop) =>
  workDueRows({ ...shop, em: shop.em() }, importQueue, { logger: shop.logger });

/** The file of an export, written and downloaded. */
export async function exportFile(
  shop: TestShop,
  client: TestClient,
  kind: ImportKind = 'products',
  filter: ExportFilterInput = {},
): Promise<string> {
  const variables = { kind: kind.toUpperCase() as 'PRODUCTS', filter };
  const { id } = (await client.must(StartExportDocument, variables)).startExport;
  await workDueRows({ ...shop, em: shop.em() }, exportQueue, { logger: shop.logger });
  const { path } = (await client.must(ExportDocument, { id })).export;
  return (await client.fetch(path)).text();
}
