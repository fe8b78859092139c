import { Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { brandSettings } from '../settings/brand-settings.ts';
import { settingEntry } from '../settings/setting-api.ts';
import { BrandPictureInput, BrandSettingsInput } from './brand.inputs.ts';
import { SaveBrandSettingsPayload, UploadBrandPicturePayload } from './brand.types.ts';
import { saveBrandSettings } from './save-brand-settings.ts';
import { uploadBrandPicture } from './upload-brand-picture.ts';

@Resolver()
export class BrandResolver {
  @Authorized(Permission.Settings)
  @Mutation(() => SaveBrandSettingsPayload, {
    description:
      'For admins: sets the colours and pictures that shoppers know the shop by. Pages have them within two seconds, icons within an hour. Colours that could not be read are shown lighter or darker. Errors: UNAUTHENTICATED, FORBIDDEN, CONFLICT; BAD_USER_INPUT with `fields`, without them for a picture that was removed meanwhile.',
  })
  async saveBrandSettings(
    @Input(BrandSettingsInput) input: BrandSettingsInput,
    @Ctx() ctx: Context,
  ): Promise<SaveBrandSettingsPayload> {
    return { brandSettings: settingEntry(ctx, brandSettings, await saveBrandSettings(ctx, { ...input })) };
  }

  @Authorized(Permission.Settings)
  @Mutation(() => UploadBrandPicturePayload, {
    description:
      'For admins: stores a picture for `saveBrandSettings`; one that is not saved is removed after a day. Sent as a GraphQL multipart request with the header `apollo-require-preflight`. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for what is not a picture, TOO_LARGE, RATE_LIMITED.',
  })
  async uploadBrandPicture(
    @Input(BrandPictureInput) { picture }: BrandPictureInput,
    @Ctx() ctx: Context,
  ): Promise<UploadBrandPicturePayload> {
    return { picture: await uploadBrandPicture(ctx, picture) };
  }
}
