import { Field, InputType, ObjectType } from 'type-graphql';
import { CurrencyCode } from '../../core/money.types.ts';

@ObjectType({ description: 'The currency of the shop.', simpleResolvers: true })
export class ShopCurrency {
  @Field(() => CurrencyCode, { description: 'What is charged.' })
  code!: string;

  @Field(() => Boolean, {
    description:
      'Whether `chooseCurrency` can change it: the environment of the server does not set it, the shop was not opened or payments are a sandbox, and nothing was ordered or is being bought.',
  })
  canChange!: boolean;
}

@InputType({ description: 'The currency of the shop.' })
export class ChooseCurrencyInput {
  @Field(() => CurrencyCode, { description: 'One whose amounts have hundredths, such as "EUR".' })
  code!: string;
}

@ObjectType({ description: 'The currency of the shop after it was chosen.', simpleResolvers: true })
export class ChooseCurrencyPayload {
  @Field(() => ShopCurrency, { description: 'The currency.' })
  currency!: ShopCurrency;
}
