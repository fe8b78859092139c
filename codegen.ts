import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { addTypenameToDocument } from '@apollo/client/utilities';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildSchema, type DocumentNode, type GraphQLEnumType, Kind, print } from 'graphql';

const scalars = {
  Amount: 'number',
  CurrencyCode: 'string',
  Date: 'string',
  DateTimeISO: 'string',
  Upload: 'Blob',
};

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** The names that `@evicts` accepts: a field that the server does not have fails the build. */
const queryFields = Object.keys(schema.getQueryType()?.getFields() ?? {});

/** What each permission allows, as the server describes it by its operations. */
const permissionTexts = Object.fromEntries(
  (schema.getType('Permission') as GraphQLEnumType)
    .getValues()
    .map(({ name, description }) => [name, description ?? '']),
);

/** The web app's queries by their hash, as the browser would send them. The server accepts the hash instead. */
const queries: Record<string, string> = {};

/** Adds its hash to the document of a query. The browser sends the hash instead of the text. */
function persist(document: DocumentNode): { hash: string } | undefined {
  const isQuery = document.definitions.some(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'query',
  );
  if (!isQuery) return undefined;
  const text = print(addTypenameToDocument(document));
  const hash = createHash('sha256').update(text).digest('hex');
  queries[hash] = text;
  return { hash };
}

/** Typed documents of the server's own operations. */
const serverOperations = (documents: string) => ({
  documents: [documents],
  plugins: ['typescript-operations', 'typed-document-node'],
  // Type imports, since node runs drills and benchmark without a bundler.
  config: { scalars, enumsAsTypes: true, useTypeImports: true },
});

/** Typed hooks for the web app beside each .graphql file, and typed documents for the REST facade and the server's tests. */
const config: CodegenConfig = {
  schema: ['schema.graphql', 'web/apollo/directives.graphql', `enum QueryField { ${queryFields.join(' ')} }`],
  hooks: {
    beforeDone: () => {
      mkdirSync('dist', { recursive: true });
      writeFileSync('dist/operations.json', JSON.stringify(queries));
    },
  },
  generates: {
    'web/schema.generated.ts': { plugins: ['typescript'], config: { scalars, enumsAsTypes: true } },
    'web/features/accounts/permission-texts.generated.ts': {
      plugins: [{ add: { content: `export const permissionTexts = ${JSON.stringify(permissionTexts)};` } }],
    },
    'web/': {
      documents: ['web/**/*.graphql', '!web/apollo/directives.graphql'],
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.tsx', baseTypesPath: 'schema.generated.ts' },
      // The hooks plugin predates Apollo Client 4: its suspense overloads never compile, so this file alone goes
      // unchecked. Call sites are checked in full.
      plugins: [{ add: { content: '// @ts-nocheck' } }, 'typescript-operations', 'typescript-react-apollo'],
      config: {
        scalars,
        documentMode: 'documentNodeImportFragments',
        optimizeDocumentNode: true,
        unstable_onExecutableDocumentNode: persist,
        apolloReactHooksImportFrom: '#apollo-hooks',
        apolloReactCommonImportFrom: '@apollo/client/react',
        withMutationFn: false,
      },
    },
    'graph/api/rest/operations.generated.ts': serverOperations('graph/api/rest/*.graphql'),
    'graph/proof/testing/operations.generated.ts': serverOperations('graph/proof/testing/*.graphql'),
  },
};

export default config;
