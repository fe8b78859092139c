import * as t from '#messages/admin/orders';
import { states } from '#messages/orders';
import type { OrderColumn, OrderState, OrderTask } from '../../schema.generated.ts';
import { fieldFilterIn } from '../../ui/field-filter.ts';
import { startOfDay } from '../../ui/start-of-day.ts';
import { tableVariables } from '../../ui/useTableQuery.ts';

/** What the list of all orders can be sorted by. Unless chosen, the newest order comes first, and of those to ship the oldest. */
export const orderListColumns: readonly [OrderColumn, ...OrderColumn[]] = ['CREATED_AT', 'CUSTOMER', 'TOTAL'];

/** Which orders the list shows, by the parameters of its address, whose days are those of the shop. Any other value in it is no filter. */
export function orderListVariables(params: URLSearchParams, timeZone: string | undefined) {
  const yesOrNo = (name: string) => {
    const value = params.get(name);
    return value === 'yes' ? true : value === 'no' ? false : null;
  };
  const task = oneOf<OrderTask>(t.tasks, params.get('task'));
  const table = tableVariables(params, orderListColumns);
  return {
    ...table,
    descending: table.descending && (task !== 'SHIP' || params.has('sort')),
    from: startOfDay(params.get('from'), 0, timeZone),
    to: startOfDay(params.get('to'), 1, timeZone),
    paid: yesOrNo('paid'),
    delivered: yesOrNo('delivered'),
    state: oneOf<OrderState>(states, params.get('state')),
    task,
    onHold: yesOrNo('onHold'),
    hasUnansweredMessage: yesOrNo('answer'),
    withdrawn: yesOrNo('withdrawn'),
    backordered: yesOrNo('backordered'),
    tag: params.get('tag'),
    customer: params.get('customer'),
    customField: fieldFilterIn(params),
  };
}

function oneOf<Name extends string>(names: Record<Name, string>, value: string | null): Name | null {
  return value && Object.hasOwn(names, value) ? (value as Name) : null;
}
