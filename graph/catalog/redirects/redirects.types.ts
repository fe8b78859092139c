import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { ConnectionArgs, connectionType } from '../../core/connection.ts';
import { describeEnum } from '../../core/describe-enum.ts';

export const RedirectSource = { SHOPIFY: 'shopify', WOOCOMMERCE: 'woocommerce' } as const;
export type RedirectSource = (typeof RedirectSource)[keyof typeof RedirectSource];

describeEnum('RedirectSource', RedirectSource, 'The shop system whose import added a redirect.', {
  SHOPIFY: 'Shopify.',
  WOOCOMMERCE: 'WooCommerce.',
});

@ObjectType('Redirect', {
  description: 'An old address that leads to a page of the shop.',
  simpleResolvers: true,
})
export class RedirectEntry {
  @Field(() => ID, { description: 'Identifier.' })
  id!: string;

  @Field(() => String, { description: 'The old path, such as "/products/lamp".' })
  from!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The path that it leads to now; null while its product is not on sale, when it leads nowhere.',
  })
  to!: string | null;

  @Field(() => RedirectSource, {
    nullable: true,
    description: 'The shop system whose import added it; null for one that staff wrote.',
  })
  source!: RedirectSource | null;
}

@ArgsType()
export class RedirectsArgs extends ConnectionArgs {
  @Field(() => String, {
    defaultValue: '',
    description: 'What the old path contains, at most 100 characters.',
  })
  keyword!: string;
}

@ObjectType({ description: 'Redirects, the newest first.', simpleResolvers: true })
export class RedirectConnection extends connectionType(RedirectEntry, {
  name: 'Redirect',
  edge: 'A redirect in a list.',
  one: 'redirect',
  many: 'redirects',
}) {}

@InputType({ description: 'An old address and where it leads to.' })
export class SaveRedirectInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Identifier of the redirect to change; without it one is added.',
  })
  id?: string | null;

  @Field(() => String, { description: 'The old path: it begins with /, without a query.' })
  from!: string;

  @Field(() => String, { description: 'A path of this shop, which begins with /.' })
  to!: string;
}

@ObjectType({ description: 'The redirect that was saved.', simpleResolvers: true })
export class SaveRedirectPayload {
  @Field(() => RedirectEntry, { description: 'The redirect as it is now.' })
  redirect!: RedirectEntry;
}

@InputType({ description: 'A redirect that is deleted.' })
export class DeleteRedirectInput {
  @Field(() => ID, { description: 'Identifier of the redirect.' })
  id!: string;
}

@ObjectType({ description: 'The redirect that was deleted.', simpleResolvers: true })
export class DeleteRedirectPayload {
  @Field(() => ID, { description: 'Identifier of the redirect.' })
  deletedId!: string;
}
