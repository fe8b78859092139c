import {
  Args,
  Authorized,
  Ctx,
  Extensions,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id, Input } from '../../core/arguments.ts';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { PageArgs } from '../../core/pagination.ts';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import { deletePromotion } from './delete-promotion.ts';
import { findCodes } from './find-codes.ts';
import { findPromotions } from './find-promotions.ts';
import { generateCodes } from './generate-codes.ts';
import { nameProducts } from './name-products.ts';
import { Promotion } from './promotion.entity.ts';
import { countUses } from './promotion-uses.ts';
import { GenerateCodesInput, PromotionInput } from './promotions.inputs.ts';
import { PromotedProduct, PromotionPage, PromotionUse } from './promotions.types.ts';
import { savePromotion } from './save-promotion.ts';

const usesOf = ({ id }: Promotion, ctx: Context) =>
  batch(ctx, 'uses of promotion', id, async (ids) => countUses(ctx.em, ids, await shopCurrency(ctx)));

@Resolver(() => Promotion)
export class PromotionsResolver {
  @Authorized(Permission.Promotions)
  @Query(() => PromotionPage, {
    description: 'For admins: the promotions, newest first. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  promotions(@Args(() => PageArgs) args: PageArgs, @Ctx() ctx: Context) {
    return findPromotions(ctx, args);
  }

  @Authorized(Permission.Promotions)
  @Query(() => String, {
    description:
      'For admins: the codes that were generated for a promotion, as CSV with the columns Code and State ("free" or "used"). Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  promotionCodes(@Id('promotion', 'promotionId') promotionId: string, @Ctx() ctx: Context) {
    return findCodes(ctx, promotionId);
  }

  @FieldResolver(() => String, { nullable: true, description: 'The code that the shop chose for it.' })
  async code(@Root() promotion: Promotion, @Ctx() ctx: Context): Promise<string | null> {
    return (await usesOf(promotion, ctx)).code;
  }

  @FieldResolver(() => Int, { description: 'Number of codes that were generated for it.' })
  async codeCount(@Root() promotion: Promotion, @Ctx() ctx: Context): Promise<number> {
    return (await usesOf(promotion, ctx)).codeCount;
  }

  @FieldResolver(() => PromotionUse, { description: 'How it was used.' })
  use(@Root() promotion: Promotion, @Ctx() ctx: Context): Promise<PromotionUse> {
    return usesOf(promotion, ctx);
  }

  @Extensions({ listSize: 2 })
  @FieldResolver(() => [PromotedProduct], {
    description: 'The products of `productIds` in their order, 100 at most; drafts and deleted ones too.',
  })
  products(@Root() { id }: Promotion, @Ctx() ctx: Context) {
    return batch(ctx, 'products of promotion', id, (ids) => nameProducts(ctx.em, ids));
  }

  @Authorized(Permission.Promotions)
  @Mutation(() => Promotion, {
    description:
      'For admins: adds a promotion, or changes one; checkouts that are started keep their discounts. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT with `fields`; CONFLICT when it was changed since `version`.',
  })
  savePromotion(@Input(PromotionInput) input: PromotionInput, @Ctx() ctx: Context) {
    return savePromotion(ctx, input);
  }

  @Authorized(Permission.Promotions)
  @Mutation(() => Boolean, {
    description:
      'For admins: deletes a promotion. Orders, and checkouts that are started, keep their discounts. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  deletePromotion(@Id('promotion') id: string, @Ctx() ctx: Context) {
    return deletePromotion(ctx, id);
  }

  @Authorized(Permission.Promotions)
  @Mutation(() => String, {
    description:
      'For admins: generates codes of a promotion, each for one use, and returns them with one a line. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT.',
  })
  generateCodes(@Input(GenerateCodesInput) input: GenerateCodesInput, @Ctx() ctx: Context) {
    return generateCodes(ctx, input);
  }
}
