import {
  Args,
  ArgsType,
  Authorized,
  Extensions,
  Field,
  FieldResolver,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { plainText, renderDescription } from '../../core/markdown/description.ts';
import { IsOptionalText } from '../../core/validation.ts';
import { LONGEST_DESCRIPTION } from './edit-products.inputs.ts';
import { Product } from './product.entity.ts';
import type { ProductRow } from './product-row.ts';

@ArgsType()
class DescriptionPreviewArgs {
  @Field(() => String, { description: 'A description as Markdown: at most 10,000 characters.' })
  @IsOptionalText('A description', LONGEST_DESCRIPTION)
  description!: string;
}

@Resolver(() => Product)
export class DescriptionResolver {
  @Extensions({ points: 60 })
  @FieldResolver(() => String, {
    description:
      'Its description as HTML that is safe to show below a heading h2: paragraphs, headings from h3, lists, emphasis, and links to web and mail addresses.',
  })
  descriptionHtml(@Root() { description }: ProductRow): string {
    return renderDescription(description);
  }

  @Extensions({ points: 50 })
  @FieldResolver(() => String, { description: 'Its description as plain text, without marks of Markdown.' })
  descriptionText(@Root() { description }: ProductRow): string {
    return plainText(description);
  }

  @Authorized(Permission.Products)
  @Query(() => String, {
    description:
      'For staff with PRODUCTS: how a description looks, as `Product.descriptionHtml` has it. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  descriptionPreview(@Args(() => DescriptionPreviewArgs) { description }: DescriptionPreviewArgs): string {
    return renderDescription(description);
  }
}
