import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../core/context.ts';
import { findProduct } from './find-product.ts';
import { findProducts, type ProductPageData } from './find-products.ts';
import { Product } from './product.entity.ts';
import type { ProductRow } from './product-row.ts';

@ObjectType({ description: 'One page of products.', simpleResolvers: true })
export class ProductPage {
  @Field(() => [Product], { description: 'The products of this page; empty beyond the last page.' })
  products!: ProductRow[];

  @Field(() => Int, { description: 'Number of this page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Number of pages, at least 1.' })
  pages!: number;

  @Field(() => Int, { description: 'Number of products on all pages.' })
  total!: number;
}

@Resolver()
export class CatalogResolver {
  @Query(() => ProductPage, { description: 'Products, newest first; with a keyword, best match first.' })
  products(
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number; below 1 means 1.' }) page: number,
    @Arg('keyword', () => String, {
      defaultValue: '',
      description: 'What to look for, at most 100 characters. All characters are taken literally.',
    })
    keyword: string,
    @Ctx() ctx: Context,
  ): Promise<ProductPageData> {
    return findProducts(ctx, { page, keyword });
  }

  @Query(() => Product, { description: 'One product. Errors: NOT_FOUND.' })
  product(
    @Arg('id', () => ID, { description: 'Identifier of the product.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<ProductRow> {
    return findProduct(ctx, id);
  }
}
