import { Ctx, Extensions, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { ProductPage } from './catalog.resolver.ts';
import type { ProductPageData } from './find-products.ts';

/** Most categories that are suggested. */
const MOST = 3;

@ObjectType({ description: 'A category of products that a search found.', simpleResolvers: true })
export class FoundCategory {
  @Field(() => String, { description: 'Name of the category.' })
  name!: string;

  @Field(() => String, { description: 'The last part of its address.' })
  slug!: string;
}

const readCategories = prepared<FoundCategory, [ids: string[]]>(
  `select name, slug from (
     select categories.name, slug, count(*) as matches, max(count(*)) over () as most,
       min(array_position($1::uuid[], products.id)) as first
     from products join categories on category_id = categories.id
     where products.id = any($1::uuid[]) group by categories.id
   ) as found where matches * 2 >= most order by matches desc, first limit ${MOST}`,
);

@Resolver(() => ProductPage)
export class FoundCategoriesResolver {
  @Extensions({ listSize: 3 })
  @FieldResolver(() => [FoundCategory], {
    description:
      'The categories of the best matches, at most 3, the most frequent first, without those with less than half as many matches as the first. Empty without a keyword and for close matches.',
  })
  async categories(@Root() { best }: ProductPageData, @Ctx() { em }: Context): Promise<FoundCategory[]> {
    return best.length > 0 ? readCategories(em, best) : [];
  }
}
