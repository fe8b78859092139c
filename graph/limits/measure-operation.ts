import {
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql';
import { check, limits } from './limits.ts';
import { type Args, listSizes, pointsOf, pointsOfArgs } from './list-sizes.ts';

export interface MeasuredOperation {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Record<string, FragmentDefinitionNode>;
  /** After coercion, with their defaults. */
  variables: Record<string, unknown>;
}

interface Place {
  type: GraphQLCompositeType;
  /** Level of the fields here, from 1. */
  level: number;
  /** Arguments of the field that these fields belong to. */
  args: Args;
}

/**
 * Counts an operation's fields, aliases and directives, its depth, and its cost: the values in the largest answer, a
 * list counted as often as it has entries, and the work of its searches. Fragments are counted where they are spread. The operation is valid.
 * Throws the refusal of the first limit that is passed, so that the work is bounded as well.
 */
export function measureOperation({ schema, operation, fragments, variables }: MeasuredOperation): void {
  const counts = { fields: 0, aliases: 0, directives: 0, rootFields: 0 };
  const mutations = new Map<string, number>();
  const root = schema.getRootType(operation.operation);
  if (root) check(limits.cost, Math.ceil(costOf(operation.selectionSet.selections, at(root))));

  function costOf(selections: readonly SelectionNode[], place: Place): number {
    return selections.reduce((sum, selection) => sum + costOfOne(selection, place), 0);
  }

  function costOfOne(selection: SelectionNode, place: Place): number {
    count('directives', selection.directives?.length ?? 0);
    count('fields', 1);
    if (selection.kind !== Kind.FIELD) {
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
      if (!fragment) return 0;
      const type = fragment.typeCondition && schema.getType(fragment.typeCondition.name.value);
      return costOf(fragment.selectionSet.selections, isCompositeType(type) ? { ...place, type } : place);
    }
    const name = selection.name.value;
    if (selection.alias) count('aliases', 1);
    if (place.level === 1) count('rootFields', 1);
    if (place.type === schema.getMutationType()) countMutation(name);
    const field = fieldOf(place.type, name);
    // graphql itself bounds how deep introspection goes.
    if (!place.type.name.startsWith('__')) check(limits.depth, place.level);
    const args = field.args.length > 0 ? getArgumentValues(field, selection, variables) : {};
    const type = getNamedType(field.type);
    const inside = selection.selectionSet && isCompositeType(type) ? selection.selectionSet.selections : [];
    const within = { type: type as GraphQLCompositeType, level: place.level + 1, args };
    const each = pointsOf(place.type.name, name) + costOf(inside, within);
    // A name chosen by the client is repeated with each value.
    const nameCost = Math.floor((selection.alias?.value.length ?? 0) / 50);
    return pointsOfArgs(args) + entries(place, field, args) * (each + nameCost);
  }

  function count(what: keyof typeof counts, more: number): void {
    counts[what] += more;
    check(limits[what], counts[what]);
  }

  function countMutation(name: string): void {
    mutations.set(name, (mutations.get(name) ?? 0) + 1);
    check(limits.sameMutation, mutations.get(name)!);
  }
}

function at(type: GraphQLCompositeType): Place {
  return { type, level: 1, args: {} };
}

const metaFields = [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef];

function fieldOf(type: GraphQLCompositeType, name: string): GraphQLField<unknown, unknown> {
  const own = 'getFields' in type ? type.getFields()[name] : undefined;
  return own ?? metaFields.find((field) => field.name === name)!;
}

/** How many values a field answers for each thing that it is asked of. */
function entries(
  { type, args: parentArgs }: Place,
  field: GraphQLField<unknown, unknown>,
  args: Args,
): number {
  if (!isListType(getNullableType(field.type))) return 1;
  const size = listSizes[`${type.name}.${field.name}`];
  return Math.max(1, typeof size === 'function' ? size(args, parentArgs) : (size ?? limits.cost.most));
}
