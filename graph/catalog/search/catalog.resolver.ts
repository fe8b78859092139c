import { Arg, Ctx, Extensions, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Id } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { ofPage } from '../../core/list-size.ts';
import { Page } from '../../core/pagination.ts';
import { findProduct, findProductBySlug } from '../products/find-product.ts';
import { Product } from '../products/product.entity.ts';
import type { ProductRow } from '../products/product-row.ts';
import { findProducts, isCachedPage } from './find-products.ts';
import { listWork } from './list-work.ts';
import { ProductFilter, ProductSort } from './product-filter.inputs.ts';
import { similarProducts } from './similar-products.ts';

@ObjectType({ description: 'One page of products.', simpleResolvers: true })
export class ProductPage extends Page {
  @Extensions({ listSize: ofPage })
  @Field(() => [Product], { description: 'The products of this page; empty beyond the last page.' })
  products!: ProductRow[];

  @Field(() => Boolean, {
    description:
      'Whether nothing matches the whole keyword, and the products match a part of it or a word that is typed nearly like it.',
  })
  isClose!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The keyword with its typos corrected, when that finds something and the keyword itself does not.',
  })
  didYouMean!: string | null;
}

@Resolver()
export class CatalogResolver {
  @Extensions({ work: listWork, isCached: isCachedPage })
  @Query(() => ProductPage, {
    description:
      'Products, newest first; with a keyword, best match first, unless `sort` says otherwise. With a category, a filter or another order the first 10000 are returned. Errors: BAD_USER_INPUT; NOT_FOUND for an unknown category or collection; SERVICE_UNAVAILABLE for a search or a filter that takes more than a second; RATE_LIMITED when one network causes too much of that work.',
  })
  products(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number; below 1 means 1.' }) page: number,
    @Arg('keyword', () => String, {
      defaultValue: '',
      description:
        'What to look for, at most 100 characters. Letters and digits count: without any nothing is found. The best 1000 products are returned.',
    })
    keyword: string,
    @Arg('pageSize', () => Int, {
      nullable: true,
      description: "Entries of a page, 1 to 100; the shop's own number unless given.",
    })
    pageSize: number | null,
    @Arg('withDrafts', () => Boolean, {
      defaultValue: false,
      description: 'Whether an admin sees drafts as well; it changes nothing for others.',
    })
    withDrafts: boolean,
    @Arg('category', () => String, {
      nullable: true,
      description: 'Slug of a category: only its products and those of the categories below it.',
    })
    category: string | null,
    @Arg('filter', () => ProductFilter, { nullable: true, description: 'What the products are to be.' })
    filter: ProductFilter | null,
    @Arg('sort', () => ProductSort, { nullable: true, description: 'The order of the list.' })
    sort: ProductSort | null,
    @Arg('soldOutLast', () => Boolean, {
      defaultValue: false,
      description:
        'Whether products of which nothing can be bought come last: in lists of a category, a filter or a keyword with at most 10000 products, in the order NEWEST or RELEVANCE. Other orders, and the list of all products, stay as they are.',
    })
    soldOutLast: boolean,
    @Ctx() ctx: Context,
  ) {
    return findProducts(ctx, { page, keyword, pageSize, withDrafts, category, filter, sort, soldOutLast });
  }

  @Query(() => Product, {
    description:
      'One product, by its identifier or its slug; a draft is found by admins only. Errors: NOT_FOUND; BAD_USER_INPUT for none of the two or both.',
  })
  async product(
    @Arg('id', () => ID, { nullable: true, description: 'Identifier of the product.' }) id: string | null,
    @Arg('slug', () => String, {
      nullable: true,
      description: 'Its slug, or one that it had before its name was changed.',
    })
    slug: string | null,
    @Ctx() ctx: Context,
  ): Promise<ProductRow> {
    if (id != null && slug == null) return findProduct(ctx, id);
    if (slug != null && id == null) return findProductBySlug(ctx, slug);
    throw new DomainError('BAD_USER_INPUT', 'Give either the id of a product or its slug.');
  }

  // Those of its category are sorted.
  @Extensions({ listSize: 4, work: 200 })
  @Query(() => [Product], {
    description:
      'At most 4 products of the same category, those of the same brand first, then best rated first, also when the product itself is no longer sold. Empty for an unknown product.',
  })
  similarProducts(@Id('product') id: string, @Ctx() ctx: Context) {
    return similarProducts(ctx, id);
  }
}
