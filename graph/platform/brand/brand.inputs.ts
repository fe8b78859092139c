import { Field, InputType, Int } from 'type-graphql';
import type { FontPairName } from '#money/font-pairs';
import { BrandFonts } from '../settings/brand-fonts.ts';
import { VERSION } from '../settings/setting-types.ts';
import { Upload } from '../uploads/upload.scalar.ts';

const COLOR = 'a hash sign and six hexadecimal digits; null: the default.';
const PICTURE = 'an address that `uploadBrandPicture` returned; null: none.';

@InputType({ description: 'How the shop looks to shoppers. What is left out stays.' })
export class BrandSettingsInput {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => String, { nullable: true, description: `Colour of buttons and links: ${COLOR}` })
  primary?: string | null;

  @Field(() => String, { nullable: true, description: `Colour of what stands out: ${COLOR}` })
  accent?: string | null;

  @Field(() => BrandFonts, { nullable: true, description: 'Pair of fonts of pages.' })
  fonts?: FontPairName | null;

  @Field(() => String, {
    nullable: true,
    description: `Logo, at most twelve times as wide as high and four times as high as wide: ${PICTURE}`,
  })
  logo?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Logo in the dark scheme, of the same proportions; only beside a logo: ${PICTURE}`,
  })
  darkLogo?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the logo stands on a white ground in the dark bar.',
  })
  isLogoOnWhite?: boolean | null;

  @Field(() => String, { nullable: true, description: `Picture that icons are made of: ${PICTURE}` })
  icon?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Picture for links to pages without one: ${PICTURE}`,
  })
  card?: string | null;
}

@InputType({ description: 'A picture of the brand.' })
export class BrandPictureInput {
  @Field(() => Upload, {
    description: 'A JPEG, PNG, WebP or AVIF file of at most 5 MB, 40 million pixels and 20,000 a side.',
  })
  picture!: Upload;
}
