import type { Request } from 'express';
import { cleanLine, fieldError, requireId } from '../../core/validation.ts';
import { FIELD_PARAMS, fieldFilterIn } from '../../platform/custom-fields/field-filter-params.ts';
import { OrderState } from '../orders/order-state.ts';
import { OrderTask } from '../orders/order-task.ts';
import { type OrderFilter } from '../orders/orders-where.ts';

/** Most orders that are named one by one. */
const MOST_IDS = 100;

const PARAMETERS: ReadonlySet<string> = new Set([
  ...['keyword', 'customer', 'paid', 'delivered', 'onHold', 'state', 'task', 'from', 'to', 'tag'],
  ...['hasUnansweredMessage', 'withdrawn', 'backordered', 'ids', 'lines'],
  ...FIELD_PARAMS,
]);

/** What is exported, by the parameters of an address: the filter of `orders` under the same names, or `ids`. Errors: BAD_USER_INPUT. */
export function readExportQuery(query: Request['query']): {
  filter: OrderFilter;
  ids: string[] | null;
  isByLine: boolean;
} {
  const text = (name: string): string | null => {
    const value = query[name];
    if (value === undefined || value === '') return null;
    if (typeof value !== 'string') throw fieldError(name, `Name ${name} once.`);
    return value;
  };
  const flag = (name: string) => oneOf(name, text(name), { true: 'true', false: 'false' });
  const is = (name: string) => {
    const value = flag(name);
    return value === null ? null : value === 'true';
  };
  const moment = (name: string) => {
    const value = text(name);
    if (value === null) return null;
    const date = new Date(value);
    const year = date.getUTCFullYear();
    // PostgreSQL has no year 0, and drivers write later ones with a sign.
    if (!(year >= 1 && year <= 9999) || !/^\d{4}-/.test(value))
      throw fieldError(name, 'A moment is written such as 2026-11-24T00:00:00Z.');
    return date;
  };
  const unknown = Object.keys(query).find((name) => !PARAMETERS.has(name));
  // It would be all orders, where a few were wanted.
  if (unknown !== undefined)
    throw fieldError(
      'query',
      `There is no parameter "${cleanLine(unknown, 40)}". Use ${[...PARAMETERS].join(', ')}.`,
    );
  // None would be all orders.
  if (query.ids === '') throw fieldError('ids', 'Name at least one order.');
  const ids = text('ids')?.split(',') ?? null;
  if (ids && ids.length > MOST_IDS) throw fieldError('ids', `At most ${MOST_IDS} orders can be named.`);
  return {
    filter: {
      keyword: text('keyword') ?? '',
      customer: text('customer'),
      paid: is('paid'),
      delivered: is('delivered'),
      onHold: is('onHold'),
      state: oneOf('state', text('state'), OrderState),
      task: oneOf('task', text('task'), OrderTask),
      from: moment('from'),
      to: moment('to'),
      tag: text('tag'),
      hasUnansweredMessage: is('hasUnansweredMessage'),
      withdrawn: is('withdrawn'),
      backordered: is('backordered'),
      customField: fieldFilterIn(text),
    },
    ids: ids?.map((id) => requireId(id, 'Order')) ?? null,
    isByLine: is('lines') ?? false,
  };
}

function oneOf<Name extends string>(
  field: string,
  value: string | null,
  names: Readonly<Record<string, Name>>,
): Name | null {
  if (value === null) return null;
  const found = Object.values(names).find((name) => name === value);
  if (!found) throw fieldError(field, `Choose one of ${Object.values(names).join(', ')}.`);
  return found;
}
