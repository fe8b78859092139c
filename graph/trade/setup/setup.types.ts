import { Extensions, Field, InputType, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/describe-enum.ts';

export const SetupStepKey = {
  NAME: 'NAME',
  SELLER: 'SELLER',
  COUNTRY: 'COUNTRY',
  CURRENCY: 'CURRENCY',
  TAX: 'TAX',
  SHIPPING: 'SHIPPING',
  PAYMENT: 'PAYMENT',
  MAIL: 'MAIL',
  PAGES: 'PAGES',
  PRODUCT: 'PRODUCT',
  MANUFACTURER: 'MANUFACTURER',
  TEST_ORDER: 'TEST_ORDER',
} as const;
export type SetupStepKey = keyof typeof SetupStepKey;

describeEnum('SetupStepKey', SetupStepKey, 'A step of setting up a shop.', {
  NAME: 'The shop has a name of its own.',
  SELLER:
    'The name, address and tax number of the seller are set, and an e-mail address to which messages and orders are mailed.',
  COUNTRY: 'The country of the shop is set.',
  CURRENCY: 'The currency was chosen, or something is priced.',
  TAX: 'The tax rates were changed or confirmed.',
  SHIPPING: 'The shipping methods were changed or confirmed, and one is offered.',
  PAYMENT: 'A payment method that takes real money is offered.',
  MAIL: 'There is a mail server, and it has accepted a mail.',
  PAGES: 'Imprint, terms, privacy policy and right of withdrawal are published.',
  PRODUCT: 'A product is on sale.',
  MANUFACTURER:
    'A product on sale names its manufacturer (Regulation (EU) 2023/988). Left out unless the shop is in the European Union or ships to it.',
  TEST_ORDER: 'A test order was placed. Left out while payments are a sandbox.',
});

@ObjectType({ description: 'A step of setting up a shop.', simpleResolvers: true })
export class SetupStep {
  @Field(() => SetupStepKey, { description: 'What it is.' })
  key!: SetupStepKey;

  @Field(() => Boolean, { description: 'Whether it is done.' })
  isDone!: boolean;
}

@ObjectType({ description: 'How far the shop is set up.', simpleResolvers: true })
export class Setup {
  @Field(() => Boolean, {
    description:
      'Whether shoppers may enter: once the shop was opened, and always while payments are a sandbox.',
  })
  isOpen!: boolean;

  @Field(() => Boolean, { description: 'Whether staff have hidden the list of steps.' })
  isListHidden!: boolean;

  @Field(() => String, { nullable: true, description: 'Code of the country of the seller, ISO 3166-1.' })
  sellerCountry!: string | null;

  @Extensions({ listSize: 12 })
  @Field(() => [SetupStep], { description: 'The steps in the order in which they are done.' })
  steps!: SetupStep[];
}

@ObjectType({ description: 'A test mail that was queued.', simpleResolvers: true })
export class SendTestMailPayload {
  @Field(() => String, { description: 'The address that it goes to.' })
  address!: string;
}

@InputType({ description: 'Whether the list of set-up steps is hidden.' })
export class HideSetupInput {
  @Field(() => Boolean, { description: 'False shows it again.' })
  isHidden!: boolean;
}

@ObjectType({ description: 'The shop after it was opened.', simpleResolvers: true })
export class OpenShopPayload {
  @Field(() => Setup, { description: 'How far it is set up.' })
  setup!: Setup;
}

@ObjectType({ description: 'The list of set-up steps after it was hidden or shown.', simpleResolvers: true })
export class HideSetupPayload {
  @Field(() => Setup, { description: 'How far the shop is set up.' })
  setup!: Setup;
}
