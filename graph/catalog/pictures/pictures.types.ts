import { ArgsType, Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionArgs, connectionType } from '../../core/connection.ts';

/** Most products that are named with a picture, and up to which they are counted. */
export const [MOST_USES, MOST_COUNTED] = [10, 1_000];

/** Most products whose pictures a search looks through. */
export const MOST_FOUND = 500;

@ObjectType({ description: 'A product that shows a picture.', simpleResolvers: true })
export class PictureUse {
  @Field(() => ID, { description: 'Identifier of the product.' })
  productId!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether shoppers do not see it.' })
  isDraft!: boolean;
}

@ObjectType({ description: 'A picture that products show.', simpleResolvers: true })
export class LibraryPicture {
  @Field(() => ID, { description: 'Identifier, until another product shows the picture.' })
  id!: string;

  @Field(() => String, {
    description: 'A path on this server, or an absolute address, as in `ProductImage.path`.',
  })
  path!: string;

  @Field(() => String, { description: 'What the latest product says that it shows. Empty: nothing.' })
  alt!: string;

  @Field(() => Int, { nullable: true, description: 'Pixels; null when the picture is not stored here.' })
  width!: number | null;

  @Field(() => Int, { nullable: true, description: 'Pixels; null when the picture is not stored here.' })
  height!: number | null;

  @Extensions({ listSize: 3 })
  @Field(() => [PictureUse], { description: `The latest ${MOST_USES} products that show it.` })
  uses!: PictureUse[];

  @Field(() => Int, { description: `Number of products that show it, up to ${MOST_COUNTED}.` })
  useCount!: number;
}

@ObjectType({ description: 'Pictures of products, the latest first.', simpleResolvers: true })
export class LibraryPictureConnection extends connectionType(LibraryPicture, {
  name: 'LibraryPicture',
  edge: 'A picture in a list.',
  one: 'picture',
  many: 'pictures',
}) {}

@ArgsType()
export class PicturesArgs extends ConnectionArgs {
  @Field(() => String, {
    defaultValue: '',
    description: `Only pictures of the ${MOST_FOUND} latest products that this finds, as \`adminProducts\` does.`,
  })
  keyword!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only pictures of which the latest product does not say what they show.',
  })
  undescribed!: boolean;
}
