import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id, Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { ProductInput, UpdateProductInput } from './edit-products.inputs.ts';
import { Product } from './product.entity.ts';
import { SaveVariantsInput } from './save-variants.inputs.ts';
import { saveVariants } from './save-variants.ts';
import { updateProduct } from './update-product.ts';

@Resolver()
export class EditProductsResolver {
  @Authorized(Permission.Products)
  @Mutation(() => Product, {
    description:
      'For admins: adds a product. What is left out gets a sample value: price and stock 0. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, SKU_TAKEN.',
  })
  createProduct(
    @Arg('input', () => ProductInput, { nullable: true, description: 'What is known of it already.' })
    input: ProductInput | null,
    @Arg('onSale', () => Boolean, {
      defaultValue: false,
      description: 'Whether it is on sale at once or a draft, unless `isDraft` of the input says it.',
    })
    onSale: boolean,
    @Ctx() ctx: Context,
  ) {
    return createProduct(ctx, input ?? {}, { onSale });
  }

  @Authorized(Permission.Products)
  @Mutation(() => Product, {
    description:
      'For admins: adds a draft with the texts, pictures, attributes, custom fields, variants and prices of a product; without its stock, SKUs, barcodes and reductions. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  duplicateProduct(@Id('product') id: string, @Ctx() ctx: Context) {
    return duplicateProduct(ctx, id);
  }

  @Authorized(Permission.Products)
  @Mutation(() => Product, {
    description:
      'For admins: changes the fields that are sent. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND; CONFLICT with `countInStock`, `price`, `images` or `changed` when it is not the expected one; those of `saveVariants` for `variants`. Then nothing is changed.',
  })
  updateProduct(@Input(UpdateProductInput) input: UpdateProductInput, @Ctx() ctx: Context) {
    return updateProduct(ctx, input);
  }

  @Authorized(Permission.Products)
  @Mutation(() => Product, {
    description:
      'For admins: replaces the variants of a product. What is left out is no longer sold. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT and SKU_TAKEN with `fields` such as "variants.2.sku"; CONFLICT with `variants` when their stock or prices are not the expected ones, or when others were added or removed meanwhile; BACKORDERED for one left out that is on backorder.',
  })
  saveVariants(@Input(SaveVariantsInput) input: SaveVariantsInput, @Ctx() ctx: Context) {
    return saveVariants(ctx, input);
  }

  @Authorized(Permission.Products)
  @Mutation(() => Boolean, {
    description:
      'For admins: takes a product out of the shop. Orders keep what was bought; `restoreProducts` brings it back. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BACKORDERED while units of it are on backorder.',
  })
  deleteProduct(@Id('product') id: string, @Ctx() ctx: Context) {
    return deleteProduct(ctx, id);
  }
}
