import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { HasNoProblem, IsText, isCleanText } from '../../core/validation.ts';
import { IsPictureAddress } from './picture-address.ts';

/** Longest description of a picture. */
const MAX_ALT = 300;

@InputType({ description: 'A picture of a product.' })
export class ProductImageInput {
  @Field(() => String, {
    description:
      'A path of this server such as uploadProductImage returns, or an https address of a public host, without a name and a password.',
  })
  @IsPictureAddress()
  @IsText('An image', 2000)
  path!: string;

  @Field(() => String, {
    nullable: true,
    description: `What it shows, for those who do not see it: at most ${MAX_ALT} characters.`,
  })
  @HasNoProblem('isCleanText', (alt) =>
    isCleanText(String(alt)) ? null : 'The description of a picture has no control characters.',
  )
  @MaxLength(MAX_ALT, { message: `The description of a picture has at most ${MAX_ALT} characters.` })
  alt?: string | null;
}
