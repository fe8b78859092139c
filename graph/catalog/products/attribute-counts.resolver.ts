import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { Attribute } from '../attributes/attribute.entity.ts';
import { countWithAttribute } from './count-attributes.ts';

@Resolver(() => Attribute)
export class AttributeCountsResolver {
  @FieldResolver(() => Int, { description: 'Products that have a value of it, drafts too.' })
  productCount(@Root() attribute: Attribute, @Ctx() ctx: Context) {
    return countWithAttribute(ctx, attribute);
  }
}
