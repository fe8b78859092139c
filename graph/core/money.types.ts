import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { Field, ObjectType } from 'type-graphql';
import { DomainError } from './errors.ts';

const NOT_AN_AMOUNT = 'An amount is a whole number of minor units, within 2^53.';

function amountOf(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw new GraphQLError(NOT_AN_AMOUNT);
  return value as number;
}

/** Minor units of a currency: a safe integer, since sums of reports exceed 32 bits. */
export const Amount = new GraphQLScalarType<number, number>({
  name: 'Amount',
  description: 'Minor units of a currency, such as cents: an integer within 2^53, a number in JSON.',
  serialize: amountOf,
  parseValue: amountOf,
  parseLiteral(node) {
    if (node.kind !== Kind.INT) throw new GraphQLError(NOT_AN_AMOUNT, { nodes: node });
    return amountOf(Number(node.value));
  },
});

const NOT_A_CURRENCY = 'A currency is written like EUR.';
const isCurrency = (code: unknown) => typeof code === 'string' && /^[A-Z]{3}$/.test(code);

export const CurrencyCode = new GraphQLScalarType<string, string>({
  name: 'CurrencyCode',
  description: 'A currency, by its code of ISO 4217, such as "INR".',
  parseValue(code) {
    if (!isCurrency(code)) throw new GraphQLError(NOT_A_CURRENCY);
    return code as string;
  },
});

/** A currency that stands in an address. Errors: BAD_USER_INPUT. */
export function readCurrency(code: string): string {
  if (!isCurrency(code)) throw new DomainError('BAD_USER_INPUT', NOT_A_CURRENCY);
  return code;
}

@ObjectType({ description: 'An amount of money in its currency.', simpleResolvers: true })
export class Money {
  @Field(() => Amount, { description: 'Minor units of the currency.' })
  amount!: number;

  @Field(() => CurrencyCode, { description: 'The currency.' })
  currency!: string;
}
