import type { Request } from 'express';
import { readDay } from '../../core/day.ts';
import { cleanLine, fieldError } from '../../core/validation.ts';
import { FIELD_PARAMS, fieldFilterIn } from '../../platform/custom-fields/field-filter-params.ts';
import type { CustomerFilter } from '../customers/customer-filter.types.ts';
import type { CustomersArgs } from '../customers/customers.inputs.ts';

type Wanted = Pick<CustomersArgs, 'keyword' | 'tag' | 'filter' | 'customField'>;

const NUMBERS = [
  ...(['minOrders', 'maxOrders', 'minSpent', 'maxSpent'] as const),
  ...(['orderedWithinDays', 'notOrderedForDays'] as const),
  ...(['boughtProductWithinDays', 'notBoughtProductWithinDays', 'boughtCategoryWithinDays'] as const),
];
const DAYS = ['lastOrderFrom', 'lastOrderBefore'] as const;
const TEXTS = [
  ...(['currency', 'country'] as const),
  ...(['boughtProductId', 'notBoughtProductId', 'boughtCategoryId'] as const),
];
const NAMES: readonly string[] = [
  ...['keyword', 'tag', ...NUMBERS, ...DAYS, ...TEXTS, 'hasAccount', 'tags'],
  ...FIELD_PARAMS,
];

/** What is exported, by the parameters of an address: those of the list of customers. Errors: BAD_USER_INPUT, also for other parameters. */
export function readExportQuery(query: Request['query']): Wanted {
  const unknown = Object.keys(query).find((name) => !NAMES.includes(name));
  if (unknown !== undefined)
    throw fieldError('query', `There is no parameter "${cleanLine(unknown, 40)}". Use ${NAMES.join(', ')}.`);
  const text = (name: string): string | null => {
    const value = query[name];
    if (value === undefined || value === '') return null;
    if (typeof value !== 'string') throw fieldError(name, `Name ${name} once.`);
    return value;
  };
  const each = <Name extends string>(names: readonly Name[], read: (name: Name, value: string) => unknown) =>
    names.flatMap((name) => {
      const value = text(name);
      return value === null ? [] : [[name, read(name, value)] as const];
    });
  const filter: CustomerFilter = Object.fromEntries([
    ...each(NUMBERS, (name, value) => {
      if (!/^\d{1,10}$/.test(value)) throw fieldError(name, `${name} is a whole number.`);
      return Number(value);
    }),
    ...each(DAYS, (_, value) => readDay(value)),
    ...each(TEXTS, (_, value) => value),
    ...each(['tags'], (_, value) => value.split(',')),
    ...each(['hasAccount'], (name, value) => {
      if (value !== 'true' && value !== 'false') throw fieldError(name, 'Choose one of true, false.');
      return value === 'true';
    }),
  ]);
  return {
    keyword: text('keyword') ?? '',
    tag: text('tag'),
    customField: fieldFilterIn(text),
    filter: Object.keys(filter).length > 0 ? filter : null,
  };
}
