import { Field, ObjectType } from 'type-graphql';
import { brandSettings } from '../settings/brand-settings.ts';

@ObjectType({ description: 'The response of `saveBrandSettings`.', simpleResolvers: true })
export class SaveBrandSettingsPayload {
  @Field(() => brandSettings.output, { description: 'As they are now.' })
  brandSettings!: object;
}

@ObjectType({ description: 'The response of `uploadBrandPicture`.', simpleResolvers: true })
export class UploadBrandPicturePayload {
  @Field(() => String, { description: 'Address of the stored picture, for `saveBrandSettings`.' })
  picture!: string;
}
