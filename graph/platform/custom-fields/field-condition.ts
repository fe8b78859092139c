import { type RawBuilder, sql } from 'kysely';
import { literalPattern } from '../../core/keyword.ts';
import { fieldError, fieldsSet } from '../../core/validation.ts';
import type { CustomFieldType } from './custom-field-definition.entity.ts';
import { AS_NUMBER, IS_NUMBER } from './custom-value.entity.ts';
import type { CustomFieldFilterInput } from './field-filter.inputs.ts';
import type { Definition } from './find-custom-fields.ts';
import { readValue } from './read-value.ts';

type Sql = RawBuilder<unknown>;
type Way = Exclude<keyof CustomFieldFilterInput, 'key'>;

const text = { ways: ['equals', 'beginsWith'], rule: '"equals" or "beginsWith"' } as const;
const range = { ways: ['equals', 'from', 'to'], rule: '"equals", or "from" and "to"' } as const;
const value = { ways: ['equals'], rule: '"equals"' } as const;
const waysOf: Record<CustomFieldType, { ways: readonly Way[]; rule: string }> = {
  text,
  url: text,
  number: range,
  date: range,
  boolean: value,
  choice: value,
};

/** SQL of whether `value`, which something has of a field, is as a filter says. Errors: BAD_USER_INPUT. */
export function fieldCondition(field: Definition, { key: _, ...filter }: CustomFieldFilterInput): Sql {
  const set = fieldsSet(filter);
  const given = Object.keys(set) as Way[];
  const { ways, rule } = waysOf[field.type];
  const isRange = given.every((way) => way === 'from' || way === 'to');
  if (given.length === 0 || !given.every((way) => ways.includes(way)) || (given.length > 1 && !isRange))
    throw fieldError('customField', `Filter ${field.label} by ${rule}.`);
  const { equals, beginsWith, from, to } = set;
  const read = (way: Way, typed: string) => {
    const result = readValue(way === 'beginsWith' ? { ...field, type: 'text' } : field, typed);
    if ('problem' in result) throw fieldError(`customField.${way}`, result.problem);
    return result.value;
  };
  if (beginsWith !== undefined)
    return sql`lower(value) like lower(${`${literalPattern(read('beginsWith', beginsWith))}%`})`;
  if (equals !== undefined) {
    const wanted = read('equals', equals);
    return waysOf[field.type] === text ? sql`lower(value) = lower(${wanted})` : sql`value = ${wanted}`;
  }
  const ends = {
    from: from === undefined ? null : read('from', from),
    to: to === undefined ? null : read('to', to),
  };
  return field.type === 'number' ? numberBetween(ends) : dayBetween(ends);
}

type Ends = Record<'from' | 'to', string | null>;

const reversed = () => fieldError('customField.to', 'The end of the range cannot be below its beginning.');

function numberBetween({ from, to }: Ends): Sql {
  if (from !== null && to !== null && Number(to) < Number(from)) throw reversed();
  const number = sql.raw(AS_NUMBER);
  return sql`${sql.raw(IS_NUMBER)} and ${from === null ? sql`true` : sql`${number} >= ${from}::numeric`}
    and ${to === null ? sql`true` : sql`${number} <= ${to}::numeric`}`;
}

function dayBetween({ from, to }: Ends): Sql {
  if (from !== null && to !== null && to < from) throw reversed();
  // The texts of days sort as the days do.
  return sql`${from === null ? sql`true` : sql`value >= ${from}`} and ${to === null ? sql`true` : sql`value <= ${to}`}`;
}
