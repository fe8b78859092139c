import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  GraphQLError,
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
import type { Args } from '../../core/list-size.ts';
import { listSizeOf, pointsOf, pointsOfWork } from './field-costs.ts';
import { check, limits } from './limits.ts';

export interface MeasuredOperation {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Record<string, FragmentDefinitionNode>;
  /** After coercion, with their defaults. */
  variables: Record<string, unknown>;
  /** Whether a root field is read from the cache. */
  isCached?: (field: GraphQLField<unknown, unknown>, args: Args) => boolean;
}

/** How large an operation is. */
export interface MeasuredSize {
  /** Points, without the work of cached root fields. */
  cost: number;
  /** Points of the other work alone, whatever is returned. */
  work: number;
  rootFields: number;
}

interface Parent {
  type: GraphQLCompositeType;
  /** Level of the fields here, from 1. */
  level: number;
  /** Arguments of the field that these fields belong to. */
  args: Args;
}

/**
 * Counts the fields, aliases and directives of an operation, its depth, and its cost: the number of values in the
 * largest response, with list items multiplied, and the work of its searches. Fragments are counted where they are
 * spread. The operation must be valid. Throws at the first limit that is exceeded, so that the work is bounded as well.
 */
export function measureOperation({
  schema,
  operation,
  fragments,
  variables,
  isCached = () => false,
}: MeasuredOperation): MeasuredSize {
  const counts = { fields: 0, aliases: 0, directives: 0, rootFields: 0 };
  let work = 0;
  let spared = 0;
  const mutations = new Map<string, number>();
  const root = schema.getRootType(operation.operation);
  const cost = root ? Math.ceil(costOf(operation.selectionSet.selections, at(root))) : 0;
  check(limits.cost, cost);
  return { cost: cost - spared, work: work - spared, rootFields: counts.rootFields };

  function costOf(selections: readonly SelectionNode[], parent: Parent): number {
    return selections.reduce((sum, selection) => sum + costOfOne(selection, parent), 0);
  }

  function costOfOne(selection: SelectionNode, parent: Parent): number {
    count('directives', selection.directives?.length ?? 0);
    count('fields', 1);
    if (selection.kind !== Kind.FIELD) {
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
      if (!fragment) return 0;
      const type = fragment.typeCondition && schema.getType(fragment.typeCondition.name.value);
      return costOf(fragment.selectionSet.selections, isCompositeType(type) ? { ...parent, type } : parent);
    }
    const name = selection.name.value;
    if (selection.alias) count('aliases', 1);
    if (parent.level === 1) count('rootFields', 1);
    if (parent.type === schema.getMutationType()) countMutation(name);
    const field = fieldOf(parent.type, name);
    // graphql-js bounds the depth of introspection.
    if (!parent.type.name.startsWith('__')) check(limits.depth, parent.level);
    const args = argumentsOf(field, selection);
    const type = getNamedType(field.type);
    const inside = selection.selectionSet && isCompositeType(type) ? selection.selectionSet.selections : [];
    const within = { type: type as GraphQLCompositeType, level: parent.level + 1, args };
    const each = pointsOf(parent.type.name, field) + costOf(inside, within);
    // An alias is repeated with each value.
    const nameCost = Math.floor((selection.alias?.value.length ?? 0) / 50);
    const own = pointsOfWork(field, args);
    work += own;
    if (own > 0 && parent.level === 1 && isCached(field, args)) spared += own;
    return own + entries(parent, field, args) * (each + nameCost);
  }

  /** Errors: BAD_USER_INPUT, such as for null instead of a value that has a default. */
  function argumentsOf(field: GraphQLField<unknown, unknown>, selection: FieldNode): Record<string, unknown> {
    if (field.args.length === 0) return {};
    try {
      return getArgumentValues(field, selection, variables);
    } catch (error) {
      const extensions = { code: 'BAD_USER_INPUT', http: { status: 400 } };
      throw new GraphQLError((error as Error).message, { nodes: selection, extensions });
    }
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

function at(type: GraphQLCompositeType): Parent {
  return { type, level: 1, args: {} };
}

const metaFields = [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef];

function fieldOf(type: GraphQLCompositeType, name: string): GraphQLField<unknown, unknown> {
  const own = 'getFields' in type ? type.getFields()[name] : undefined;
  return own ?? metaFields.find((field) => field.name === name)!;
}

/** Number of values of a field for each parent object. */
function entries(
  { type, args: parentArgs }: Parent,
  field: GraphQLField<unknown, unknown>,
  args: Args,
): number {
  if (!isListType(getNullableType(field.type))) return 1;
  const size = listSizeOf(type.name, field);
  return Math.max(1, typeof size === 'function' ? size(args, parentArgs) : (size ?? limits.cost.most));
}
