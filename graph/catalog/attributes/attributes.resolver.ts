import { Arg, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { Attribute } from './attribute.entity.ts';
import { AttributeInput } from './attributes.inputs.ts';
import { deleteAttribute } from './delete-attribute.ts';
import { findAttributes } from './find-attributes.ts';
import { saveAttribute } from './save-attribute.ts';

@Resolver()
export class AttributesResolver {
  @Authorized(Permission.Products)
  @Extensions({ listSize: 20 })
  @Query(() => [Attribute], {
    description:
      'For admins: all attributes in their order, 100 at most. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  attributes(@Ctx() ctx: Context) {
    return findAttributes(ctx);
  }

  @Authorized(Permission.Products)
  @Mutation(() => Attribute, {
    description:
      'For admins: adds an attribute, or changes the one with this key. Errors: UNAUTHENTICATED, FORBIDDEN; BAD_USER_INPUT for another type than it has, or when the shop has 100.',
  })
  saveAttribute(@Input(AttributeInput) input: AttributeInput, @Ctx() ctx: Context) {
    return saveAttribute(ctx, input);
  }

  @Authorized(Permission.Products)
  @Mutation(() => Boolean, {
    description:
      'For admins: deletes an attribute; its values are seen nowhere any more. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  deleteAttribute(
    @Arg('key', () => String, { description: 'Key of the attribute.' }) key: string,
    @Ctx() ctx: Context,
  ) {
    return deleteAttribute(ctx, key);
  }
}
