import { DocumentTransform } from '@apollo/client';
import { type DocumentNode, Kind, type OperationDefinitionNode, visit } from 'graphql';

const EVICTS = 'evicts';

/** Names of the root fields that a query reads. */
export function rootFields(document: DocumentNode): string[] {
  return (operation(document)?.selectionSet.selections ?? []).flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection.name.value] : [],
  );
}

/** Names of the root query fields that a mutation makes stale, from its `@evicts(fields: [...])`. */
export function evictedFields(document: DocumentNode): string[] {
  const directive = operation(document)?.directives?.find(({ name }) => name.value === EVICTS);
  const list = directive?.arguments?.[0]?.value;
  if (list?.kind !== Kind.LIST) return [];
  return list.values.flatMap((value) => (value.kind === Kind.ENUM ? [value.value] : []));
}

/** Removes `@evicts` before sending: the server does not know it. */
export const withoutEvicts = new DocumentTransform((document) =>
  visit(document, { Directive: (node) => (node.name.value === EVICTS ? null : undefined) }),
);

function operation(document: DocumentNode): OperationDefinitionNode | undefined {
  return document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}
