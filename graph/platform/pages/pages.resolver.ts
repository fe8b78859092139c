import { Arg, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { findPage, findPageLinks } from './find-pages.ts';
import { PageLink, PublicPage } from './pages.types.ts';

@Resolver()
export class PagesResolver {
  @Query(() => PublicPage, {
    description:
      'The page with this slug; for staff with CONTENT also one that is not published. Errors: NOT_FOUND.',
  })
  page(
    @Arg('slug', () => String, { description: 'The last part of its address.' }) slug: string,
    @Ctx() ctx: Context,
  ): Promise<PublicPage> {
    return findPage(ctx, slug);
  }

  @Extensions({ listSize: 9 })
  @Query(() => [PageLink], {
    description:
      'The published pages that have a kind, by title: TERMS, PRIVACY and WITHDRAWAL belong beside the button that orders.',
  })
  pageLinks(@Ctx() ctx: Context): Promise<PageLink[]> {
    return findPageLinks(ctx);
  }
}
