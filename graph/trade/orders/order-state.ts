import { describeEnum } from '../../core/describe-enum.ts';

export const OrderState = {
  PLACED: 'PLACED',
  AUTHORIZED: 'AUTHORIZED',
  PAID: 'PAID',
  PARTLY_FULFILLED: 'PARTLY_FULFILLED',
  PARTLY_PAID: 'PARTLY_PAID',
  FULFILLED: 'FULFILLED',
  DELIVERED: 'DELIVERED',
  CANCELLED: 'CANCELLED',
  PARTLY_REFUNDED: 'PARTLY_REFUNDED',
  REFUNDED: 'REFUNDED',
} as const;
export type OrderState = (typeof OrderState)[keyof typeof OrderState];

describeEnum(
  'OrderState',
  OrderState,
  'What has become of an order, computed from what was paid, shipped and given back. What is still to be shipped comes before a payment or a refund of a part.',
  {
    PLACED: 'Neither paid nor shipped.',
    AUTHORIZED: 'Its money is reserved, and nothing of it is shipped: it is captured when it is.',
    PAID: 'Paid, and nothing of it is shipped.',
    PARTLY_FULFILLED: 'A part of it is shipped, or ready to be fetched, and a part is not.',
    PARTLY_PAID:
      'A part of its money was captured, and nothing of it is still to be shipped, or none of it is shipped.',
    FULFILLED: 'All of it is shipped, or ready to be fetched, paid or not.',
    DELIVERED: 'All of it is delivered, or picked up, paid or not.',
    CANCELLED: 'Cancelled before anything of it was shipped.',
    PARTLY_REFUNDED: 'Delivered, and a part of the money was given back.',
    REFUNDED: 'All of the money was given back.',
  },
);

/** What the state of an order follows from. Amounts are minor units. */
export interface OrderFacts {
  isPaid: boolean;
  /** Whether its money is reserved, which it is not any more when it is paid. */
  isAuthorized: boolean;
  /** As a whole. */
  isCancelled: boolean;
  /** Whether any unit has left the shop. */
  isShipped: boolean;
  /** Whether all units that were not cancelled have arrived. */
  isDelivered: boolean;
  /** Units that are still to be shipped: neither shipped nor cancelled. */
  open: number;
  captured: number;
  refunded: number;
}

type Flag = 'isPaid' | 'isAuthorized' | 'isCancelled' | 'isShipped' | 'isDelivered';
type Amount = Exclude<keyof OrderFacts, Flag>;
type Condition =
  | readonly [fact: Flag, is: boolean]
  | readonly [fact: Amount, sign: '=' | '>' | '>=', than: Amount | 0];

const NOT_SHIPPED = [
  ['isShipped', false],
  ['isDelivered', false],
] as const;
const ON_ITS_WAY = [
  ['isShipped', true],
  ['isDelivered', false],
] as const;
const REFUND = ['refunded', '>', 0] as const;

/** The state is that of the first rule whose conditions all hold. The last five leave none out. */
const RULES: readonly (readonly [state: OrderState, ...conditions: Condition[]])[] = [
  // What is still reserved may be captured.
  ['REFUNDED', REFUND, ['isAuthorized', false], ['refunded', '>=', 'captured']],
  ['CANCELLED', ['isCancelled', true]],
  ['CANCELLED', ...NOT_SHIPPED, ['open', '=', 0]],
  ['PARTLY_FULFILLED', ...ON_ITS_WAY, ['open', '>', 0]],
  ['PARTLY_PAID', ['isPaid', false], ['captured', '>', 0]],
  ['PARTLY_REFUNDED', ['isDelivered', true], REFUND],
  ['FULFILLED', ...ON_ITS_WAY],
  ['DELIVERED', ['isDelivered', true]],
  ['PAID', ['isPaid', true], ...NOT_SHIPPED],
  ['AUTHORIZED', ['isPaid', false], ['isAuthorized', true], ...NOT_SHIPPED],
  ['PLACED', ['isPaid', false], ['isAuthorized', false], ...NOT_SHIPPED],
];

/** What has become of an order. */
export function orderState(facts: OrderFacts): OrderState {
  const [state] = RULES.find(([, ...conditions]) => conditions.every((each) => holds(each, facts)))!;
  return state;
}

function holds(condition: Condition, facts: OrderFacts): boolean {
  if (condition.length === 2) return facts[condition[0]] === condition[1];
  const [fact, sign, than] = condition;
  const difference = facts[fact] - (than && facts[than]);
  return sign === '=' ? difference === 0 : sign === '>' ? difference > 0 : difference >= 0;
}

/** Expressions of SQL: of flags the column that is set when they hold, of amounts a number that is never null. */
export type FactsSql = Record<keyof OrderFacts, string> & {
  /** Whether `refunded` is above 0, as a condition that an index can begin with. */
  hasRefund: string;
};

/** The condition of SQL that an order has this state. The columns stand alone, so that indexes of them can be used. */
export function stateCondition(state: OrderState, facts: FactsSql): string {
  const sql = (condition: Condition) => {
    if (condition === REFUND) return facts.hasRefund;
    if (condition.length === 2) return `${facts[condition[0]]} is ${condition[1] ? 'not ' : ''}null`;
    const [fact, sign, than] = condition;
    return `${facts[fact]} ${sign} ${than && facts[than]}`;
  };
  const all = (conditions: readonly Condition[]) => conditions.map(sql).join(' and ');
  const ways = RULES.flatMap(([wanted, ...conditions], at) => {
    if (wanted !== state) return [];
    const before = RULES.slice(0, at).filter(
      ([other, ...others]) => other !== state && !excludes(conditions, others),
    );
    return [[all(conditions), ...before.map(([, ...others]) => `not (${all(others)})`)].join(' and ')];
  });
  return ways.map((way) => `(${way})`).join(' or ');
}

/** Whether two rules cannot both hold, since they need a flag to be different. */
function excludes(one: readonly Condition[], other: readonly Condition[]): boolean {
  return one.some(([fact, is]) =>
    other.some((each) => each.length === 2 && each[0] === fact && each[1] !== is),
  );
}
