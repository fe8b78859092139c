import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { describeEnum } from './describe-enum.ts';

const meanings = {
  CURRENCY: 'There are no prices yet, so the currency of the shop can still be changed.',
  NO_SHIPPING_METHOD: 'Nothing can be ordered without a shipping method.',
  NO_SELLER: 'No invoice is issued without the data of the seller.',
  NO_PRODUCT: 'There is no product.',
  ONLY_DRAFTS: 'All products are drafts, which shoppers do not see.',
  CLOSED: 'Shoppers cannot enter yet: the shop takes real payments and was not opened.',
  TEST_PAYMENTS:
    'Orders are paid with test money until `variables` of one payment provider are set in the environment.',
  BUILT_IN_DATABASE: 'Real payments are recorded in the built-in database.',
  NO_PUBLIC_URL: 'Real payments are taken, and links name localhost.',
  MAILS_WAIT: 'Mails wait until there is a mail server.',
  OPEN_MAILBOX: 'Everybody can read the mails of the shop.',
  NO_HTTPS: 'Nobody can sign in, since the address of the shop is http.',
  NO_PROXY_TRUSTED: 'The address of the shop is https, which a proxy serves, and no proxy is trusted.',
  UNKNOWN_PROXY: 'Requests came through a proxy, and no proxy is trusted.',
  PASSWORD_ALONE: 'Staff need no second factor.',
  NO_BANK_ACCOUNT:
    'Bank transfers are offered, and neither the bank account of the seller nor instructions say where the money goes.',
  UNTAXED_CLASS: 'A tax class has no tax rate, so what has it is sold untaxed.',
  UNTAXED_SHIPPING:
    'The country of the shop has a tax, and shipping methods have no tax class, so they are not taxed.',
};
export type SetupIssueCode = keyof typeof meanings;
const codes = Object.fromEntries(Object.keys(meanings).map((code) => [code, code])) as Record<
  SetupIssueCode,
  string
>;
describeEnum('SetupIssueCode', codes, 'What is missing or risky about the set-up of a shop.', meanings);

@ObjectType({ description: 'What a new shop lacks, or what is risky about how it is set up.' })
export class SetupIssue {
  @Field(() => codes, { description: 'What it is.' })
  code!: SetupIssueCode;

  /** What to do, in English, as the log and `setupHints` say it. */
  sentence!: string;

  @Field(() => String, { nullable: true, description: 'Of UNTAXED_CLASS: the tax class.' })
  taxClass?: string;

  @Field(() => Int, { nullable: true, description: 'Of UNTAXED_CLASS: the products that have it.' })
  productCount?: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Of UNTAXED_CLASS: the shipping methods that have it and are offered. Of UNTAXED_SHIPPING: those without a class.',
  })
  shippingMethodCount?: number;

  @Extensions({ listSize: 2 })
  @Field(() => [String], {
    nullable: true,
    description:
      'Of TEST_PAYMENTS: for each payment provider the variables that it needs, separated by commas. Of CURRENCY: the variable that sets it, if one does.',
  })
  variables?: string[];
}
