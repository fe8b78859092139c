import {
  Arg,
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
import type { Context } from '../../core/context.ts';
import { deletePage } from './delete-page.ts';
import { findGaps } from './find-gaps.ts';
import { findPages, findPageVersion, findStaffPage, renderPage } from './find-pages.ts';
import { Page } from './page.entity.ts';
import { DeletePageInput, PageInput, PagePictureInput, PreviewArgs } from './pages.inputs.ts';
import {
  DeletePagePayload,
  PagePreview,
  PageTemplate,
  PageVersionLine,
  PageVersionTexts,
  SavePagePayload,
  UploadPagePicturePayload,
} from './pages.types.ts';
import { savePage } from './save-page.ts';
import { filledTemplates } from './templates/filled-templates.ts';
import { uploadPagePicture } from './upload-page-picture.ts';
import { versionsOf } from './versions-of.ts';

@Resolver(() => Page)
export class EditPagesResolver {
  @Authorized(Permission.Content)
  @Extensions({ listSize: 30 })
  @Query(() => [Page], {
    description: 'For staff with CONTENT: the pages, by title. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  pages(@Ctx() ctx: Context): Promise<Page[]> {
    return findPages(ctx);
  }

  @Authorized(Permission.Content)
  @Query(() => Page, {
    description: 'For staff with CONTENT: a page. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  staffPage(@Id('page') id: string, @Ctx() ctx: Context): Promise<Page> {
    return findStaffPage(ctx, id);
  }

  @Authorized(Permission.Content)
  @Query(() => PageVersionTexts, {
    description:
      'For staff with CONTENT: what a page said before. `savePage` with these texts restores it. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  pageVersion(
    @Id('page') id: string,
    @Arg('version', () => Int, { description: 'One of `StaffPage.versions`.' }) version: number,
    @Ctx() ctx: Context,
  ): Promise<PageVersionTexts> {
    return findPageVersion(ctx, id, version);
  }

  @Authorized(Permission.Content)
  @Extensions({ listSize: 9 })
  @Query(() => [PageTemplate], {
    description:
      'For staff with CONTENT: what pages can be started with, filled in with what the settings say. They are not legal advice. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  pageTemplates(@Ctx() ctx: Context): Promise<PageTemplate[]> {
    return filledTemplates(ctx);
  }

  @Authorized(Permission.Content)
  @Query(() => PagePreview, {
    description:
      'For staff with CONTENT: how a text looks. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  async pagePreview(
    @Args(() => PreviewArgs) { body }: PreviewArgs,
    @Ctx() ctx: Context,
  ): Promise<PagePreview> {
    return { html: await renderPage(ctx, body), gaps: findGaps(body) };
  }

  @Extensions({ listSize: 10 })
  @FieldResolver(() => [PageVersionLine], {
    description: 'Its earlier versions, the latest first, 50 at most.',
  })
  versions(@Root() { id }: Page, @Ctx() ctx: Context): Promise<PageVersionLine[]> {
    return versionsOf(ctx, id);
  }

  @Authorized(Permission.Content)
  @Mutation(() => SavePagePayload, {
    description:
      'For staff with CONTENT: adds a page, or changes one, and keeps what it said before. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT with `fields`, also for a page with a kind that would be published with gaps; CONFLICT when it was changed since `version`, for a second page of a kind, and for more than 200.',
  })
  async savePage(@Input(PageInput) input: PageInput, @Ctx() ctx: Context): Promise<SavePagePayload> {
    return { page: await savePage(ctx, input) };
  }

  @Authorized(Permission.Content)
  @Mutation(() => DeletePagePayload, {
    description:
      'For staff with CONTENT: deletes a page with its versions. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  async deletePage(
    @Input(DeletePageInput) { id }: DeletePageInput,
    @Ctx() ctx: Context,
  ): Promise<DeletePagePayload> {
    await deletePage(ctx, id);
    return { pages: await findPages(ctx) };
  }

  @Authorized(Permission.Content)
  @Mutation(() => UploadPagePicturePayload, {
    description:
      'For staff with CONTENT: stores a picture for the text of a page; one that no page has is removed after a day. Sent as a GraphQL multipart request with the header `apollo-require-preflight`. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for what is not a picture, TOO_LARGE, RATE_LIMITED.',
  })
  async uploadPagePicture(
    @Input(PagePictureInput) { picture }: PagePictureInput,
    @Ctx() ctx: Context,
  ): Promise<UploadPagePicturePayload> {
    return { picture: await uploadPagePicture(ctx, picture) };
  }
}
