import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { DateTimeISO: 'string', Upload: 'Blob' };

/** Typed documents of the server's own operations. */
const serverOperations = (documents: string) => ({
  documents: [documents],
  plugins: ['typescript-operations', 'typed-document-node'],
  config: { scalars, enumsAsTypes: true },
});

/** Typed hooks for the web app beside each .graphql file, and typed documents for the REST facade and the server's tests. */
const config: CodegenConfig = {
  schema: ['schema.graphql', 'web/app/apollo/directives.graphql'],
  generates: {
    'web/schema.generated.ts': { plugins: ['typescript'], config: { scalars, enumsAsTypes: true } },
    'web/': {
      documents: ['web/**/*.graphql', '!web/app/apollo/directives.graphql'],
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.tsx', baseTypesPath: 'schema.generated.ts' },
      // The hooks plugin predates Apollo Client 4: its suspense overloads never compile, so this file alone goes
      // unchecked. Call sites are checked in full.
      plugins: [{ add: { content: '// @ts-nocheck' } }, 'typescript-operations', 'typescript-react-apollo'],
      config: {
        scalars,
        documentMode: 'documentNode',
        optimizeDocumentNode: true,
        apolloReactHooksImportFrom: '#apollo-hooks',
        apolloReactCommonImportFrom: '@apollo/client/react',
        withMutationFn: false,
      },
    },
    'graph/rest/operations.generated.ts': serverOperations('graph/rest/*.graphql'),
    'graph/testing/operations.generated.ts': serverOperations('graph/testing/*.graphql'),
  },
};

export default config;
