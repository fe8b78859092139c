import { Matches, MaxLength, ValidateBy } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { IsText, isCleanText } from '../core/validation.ts';

// A browser reads a backslash in an address as a slash, so neither "//" nor "/\" may begin a path of this site.
export const imageAddress = /^(\/[^/\\\s]|https:\/\/[^/\\\s?#])[^\\\s]*$/;

/** Longest description of a picture. */
const MAX_ALT = 300;

@InputType({ description: 'A picture of a product.' })
export class ProductImageInput {
  @Field(() => String, {
    description:
      'A path on this server that begins with "/", such as uploadProductImage returns, or an https address.',
  })
  @Matches(imageAddress, {
    message: 'The image must be a path such as /images/lamp.webp or an https address, without spaces.',
  })
  @IsText('An image', 2000)
  path!: string;

  @Field(() => String, {
    nullable: true,
    description: `What it shows, for those who do not see it: at most ${MAX_ALT} characters.`,
  })
  @ValidateBy({
    name: 'isCleanText',
    validator: {
      validate: (alt: string) => isCleanText(alt),
      defaultMessage: () => 'The description of a picture has no control characters.',
    },
  })
  @MaxLength(MAX_ALT, { message: `The description of a picture has at most ${MAX_ALT} characters.` })
  alt?: string | null;
}
