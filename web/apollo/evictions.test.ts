import { globSync, readFileSync } from 'node:fs';
import { generate } from '@graphql-codegen/cli';
import { Kind, type OperationDefinitionNode, parse, TokenKind } from 'graphql';
import { expect, test } from 'vitest';
import config from '../../codegen.ts';
import { evictedFields } from './document-fields.ts';

const mutations = globSync('web/**/*.graphql')
  .flatMap((file) => parse(readFileSync(file, 'utf8')).definitions)
  .filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'mutation',
  )
  .map((definition) => definition as OperationDefinitionNode);

const named = (operations: OperationDefinitionNode[]) => operations.map(({ name }) => name?.value);

test('every mutation declares what it makes stale', () => {
  const isSilent = ({ directives }: OperationDefinitionNode) =>
    !directives?.some(({ name }) => name.value === 'evicts');
  expect(mutations.length).toBeGreaterThan(20);
  expect(named(mutations.filter(isSilent))).toEqual([]);
});

test('a mutation that makes nothing stale gives the reason in a comment', () => {
  const isUnexplained = (mutation: OperationDefinitionNode) =>
    evictedFields({ kind: Kind.DOCUMENT, definitions: [mutation] }).length === 0 &&
    mutation.loc?.startToken.prev?.kind !== TokenKind.COMMENT;
  expect(named(mutations.filter(isUnexplained))).toEqual([]);
});

/** Generates types for one operation, as codegen does for those of the app. */
const codegen = (operation: string) =>
  generate(
    {
      schema: config.schema,
      documents: [operation],
      generates: { 'operation.ts': { plugins: ['typescript-operations'] } },
      silent: true,
    },
    false,
  );

test('codegen refuses a field that the schema does not have', async () => {
  await codegen('mutation SignOut @evicts(fields: [products]) { signOut }');
  await expect(codegen('mutation SignOut @evicts(fields: [prodcts]) { signOut }')).rejects.toThrow(
    '"prodcts" does not exist in "QueryField"',
  );
});
