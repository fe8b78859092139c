import {
  ArrayType,
  BigIntType,
  type EntityMetadata,
  type EntityProperty,
  MetadataStorage,
  ReferenceKind,
  UnderscoreNamingStrategy,
} from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from './prepared.ts';

/**
 * A row of an entity: its columns, and of other entities, which know when they were made, the id alone. What is optional in the entity is no
 * column.
 */
export type RowOf<Entity, Without extends keyof Entity = never> = {
  [Key in Exclude<keyof Entity & string, Without> as undefined extends Entity[Key]
    ? never
    : Key]: Entity[Key] extends { id: string; createdAt: Date } ? { id: string } : Entity[Key];
};

/** A row as the database returns it, before `toRow`. */
export interface Stored<Row> {
  readonly [stored]: Row;
}
declare const stored: unique symbol;

type Values = Record<string, unknown>;

interface Plan {
  select: string[];
  /** What is done to a row after it was read, in this order. */
  conversions: [name: string, convert: (value: unknown, row: Values) => unknown][];
}

const naming = new UnderscoreNamingStrategy();

/** Types whose values the driver returns as the entity has them. */
const unchanged = new Set<unknown>(['uuid', 'text', 'integer', 'double', 'boolean', 'array', 'json']);

export interface Columns<Row> {
  /** The columns, each under the name of its property. */
  columns: string;
  /** Converts dates, references and embedded objects in place: to copy each row takes longer than all the rest. */
  toRow: <More>(row: Stored<Row> & More) => Row & More;
  /** A prepared read of rows. `rest` follows the columns, and may begin with more of them: `, 1 as more from …`. */
  read: <Parameters extends unknown[], More = unknown>(
    rest: string,
  ) => (em: SqlEntityManager, ...parameters: Parameters) => Promise<(Row & More)[]>;
}

/**
 * How to read an entity past the entity layer: all of its columns except those in `without`. A new column needs nothing
 * else to be read. Throws for a column of a type that is not converted here.
 */
export function columnsOf<Entity, Without extends keyof Entity & string = never>(
  entity: new () => Entity,
  ...without: Without[]
): Columns<RowOf<Entity, Without>> {
  type Row = RowOf<Entity, Without>;
  const { properties, tableName } = metadataOf(entity);
  const { select, conversions } = plan(
    properties.filter(({ name }) => !(without as string[]).includes(name)),
    tableName,
  );
  const columns = select.join(', ');
  const toRow = <More>(row: Stored<Row> & More): Row & More => {
    const values = row as unknown as Values;
    for (const [name, convert] of conversions) values[name] = convert(values[name], values);
    return row as unknown as Row & More;
  };
  return {
    columns,
    toRow,
    read<Parameters extends unknown[], More>(rest: string) {
      const readStored = prepared<Stored<Row> & More, Parameters>(`select ${columns} ${rest}`);
      return async (em: SqlEntityManager, ...parameters: Parameters) =>
        (await readStored(em, ...parameters)).map(toRow);
    },
  };
}

/** A property as its decorator describes it. */
type Property = Pick<EntityProperty, 'name' | 'kind'> & {
  prefix?: string | false;
  /** An expression instead of a column, on the table that is read by its own name. */
  formula?: (columns: object, table: { alias: string }) => string;
  type?: unknown;
  fieldName?: string;
  entity?: () => object;
};

/** Of an entity, or of a class that entities extend. */
function metadataOf(entity: object): { properties: Property[]; tableName: string } {
  const base = Object.getPrototypeOf(entity);
  const inherited = base === Function.prototype ? [] : metadataOf(base).properties;
  const { properties, tableName } = Reflect.get(entity, MetadataStorage.META_SYMBOL) as EntityMetadata;
  return { properties: [...inherited, ...(Object.values(properties) as Property[])], tableName };
}

/** Names of the columns of an entity, or of a class that entities extend. */
export function columnNames(entity: object, prefix = ''): string[] {
  return metadataOf(entity).properties.flatMap((property) =>
    property.kind === ReferenceKind.EMBEDDED
      ? columnNames(property.entity!(), property.prefix || '')
      : `${prefix}${columnOf(property)}`,
  );
}

/** `prefix` is that of the columns of an embedded object, `path` that of their names in the row. */
function plan(properties: Property[], table: string, prefix = '', path = ''): Plan {
  const select: string[] = [];
  const conversions: Plan['conversions'] = [];
  for (const property of properties) {
    const name = path + property.name;
    if (property.kind === ReferenceKind.EMBEDDED) {
      const inner = metadataOf(property.entity!()).properties;
      const columns = plan(inner, table, property.prefix || '', `${name}.`);
      select.push(...columns.select);
      const parts = inner.map((part): [string, string] => [part.name, `${name}.${part.name}`]);
      conversions.push(...columns.conversions, [name, (_, row) => gather(parts, row)]);
      continue;
    }
    const { formula } = property;
    const column = formula ? formula({}, { alias: table }) : `${prefix}${columnOf(property)}`;
    select.push(`${column} as "${name}"`);
    if (property.kind !== ReferenceKind.SCALAR) conversions.push([name, toReference]);
    else if (property.type === 'datetime') conversions.push([name, toDate]);
    else if (property.type instanceof BigIntType) conversions.push([name, Number]);
    else if (!unchanged.has(property.type) && !(property.type instanceof ArrayType)) {
      throw new Error(`${name}: a column of type ${property.type} is not converted here yet.`);
    }
  }
  return { select, conversions };
}

function columnOf({ fieldName, kind, name }: Property): string {
  if (fieldName) return fieldName;
  return kind === ReferenceKind.SCALAR ? naming.propertyToColumnName(name) : naming.joinKeyColumnName(name);
}

/** An embedded object. Its columns stay on the row as well, where nothing reads them. */
function gather(parts: [name: string, column: string][], row: Values): Values {
  const values: Values = {};
  for (const [name, column] of parts) values[name] = row[column];
  return values;
}

function toDate(value: unknown): Date | null {
  return value === null ? null : new Date(value as string);
}

function toReference(id: unknown): { id: unknown } | null {
  return id === null ? null : { id };
}
