import { Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { findHomePage, findStaffHomePage, forStaff, previewHomePage } from './find-home-page.ts';
import { HomeDraftInput, HomePictureInput, HomeVersionInput } from './home-page.inputs.ts';
import { HomePage, HomePagePayload, StaffHomePage, UploadHomePicturePayload } from './home-page.types.ts';
import { publishHomePage } from './publish-home-page.ts';
import { saveHomeDraft } from './save-home-draft.ts';
import { undoHomePage } from './undo-home-page.ts';
import { uploadHomePicture } from './upload-home-picture.ts';

const CONFLICT = 'CONFLICT when the home page was changed since `version`';

@Resolver()
export class HomePageResolver {
  // For shoppers it is read once in two seconds.
  @Extensions({ work: 1_700 })
  @Query(() => HomePage, {
    description:
      'The home page as blocks, without those that have nothing to show. The products of LATEST are those of `products`. Errors: SERVICE_UNAVAILABLE when a list takes more than a second.',
  })
  homePage(@Ctx() ctx: Context): Promise<HomePage> {
    return findHomePage(ctx);
  }

  @Authorized(Permission.Content)
  @Extensions({ work: 1_700 })
  @Query(() => HomePage, {
    description:
      'For staff with CONTENT: the draft of the home page as shoppers would see it; what is published when there is none. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  homePreview(@Ctx() ctx: Context): Promise<HomePage> {
    return previewHomePage(ctx);
  }

  @Authorized(Permission.Content)
  @Query(() => StaffHomePage, {
    description:
      'For staff with CONTENT: the home page as it is published, prepared and by default. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  staffHomePage(@Ctx() ctx: Context): Promise<StaffHomePage> {
    return findStaffHomePage(ctx);
  }

  @Authorized(Permission.Content)
  @Mutation(() => HomePagePayload, {
    description: `For staff with CONTENT: saves the draft of the home page, which shoppers do not see. Errors: UNAUTHENTICATED, FORBIDDEN; BAD_USER_INPUT with \`fields\`, without them for a picture that was removed meanwhile; ${CONFLICT}.`,
  })
  async saveHomeDraft(@Input(HomeDraftInput) input: HomeDraftInput, @Ctx() ctx: Context) {
    return { homePage: await forStaff(ctx, await saveHomeDraft(ctx, input)) };
  }

  @Authorized(Permission.Content)
  @Mutation(() => HomePagePayload, {
    description: `For staff with CONTENT: shows the draft to shoppers. Errors: UNAUTHENTICATED, FORBIDDEN; ${CONFLICT}, and when there is no draft.`,
  })
  async publishHomePage(@Input(HomeVersionInput) { version }: HomeVersionInput, @Ctx() ctx: Context) {
    return { homePage: await forStaff(ctx, await publishHomePage(ctx, version)) };
  }

  @Authorized(Permission.Content)
  @Mutation(() => HomePagePayload, {
    description: `For staff with CONTENT: takes the last publication back, which becomes the draft unless there is one. Errors: UNAUTHENTICATED, FORBIDDEN; ${CONFLICT}, and when there is nothing to undo.`,
  })
  async undoHomePage(@Input(HomeVersionInput) { version }: HomeVersionInput, @Ctx() ctx: Context) {
    return { homePage: await forStaff(ctx, await undoHomePage(ctx, version)) };
  }

  @Authorized(Permission.Content)
  @Mutation(() => UploadHomePicturePayload, {
    description:
      'For staff with CONTENT: stores a picture for `saveHomeDraft`; one that is not saved is removed after a day. Sent as a GraphQL multipart request with the header `apollo-require-preflight`. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for what is not a picture, TOO_LARGE, RATE_LIMITED.',
  })
  async uploadHomePicture(@Input(HomePictureInput) { picture }: HomePictureInput, @Ctx() ctx: Context) {
    return { picture: await uploadHomePicture(ctx, picture) };
  }
}
