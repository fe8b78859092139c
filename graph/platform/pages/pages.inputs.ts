import { MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { LONGEST_SLUG } from '../../core/slug.ts';
import { IsLine, IsOptionalText } from '../../core/validation.ts';
import { Upload } from '../uploads/upload.scalar.ts';
import { PageKind } from './page-kind.ts';

/** Characters of the text of a page. */
const LONGEST_BODY = 50_000;

@InputType({
  description:
    'A page as it shall be. What is left out, or null, stays as it is. A new one needs a title, which a page with a `kind` has from its template.',
})
export class PageInput {
  @Field(() => ID, { nullable: true, description: 'The page to change; a new one is added without it.' })
  id?: string | null;

  @Field(() => Int, { nullable: true, description: 'The version that was edited; needed with `id`.' })
  version?: number | null;

  @Field(() => PageKind, {
    nullable: true,
    description:
      'Of a new page: which of those that the shop knows it is. What is left out comes from the template.',
  })
  kind?: PageKind | null;

  @Field(() => String, { nullable: true, description: 'Heading: 1 to 100 characters.' })
  @IsLine('A title', 100)
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The last part of its address: letters, digits and hyphens, ${LONGEST_SLUG} at most. From the title unless given.`,
  })
  @MaxLength(LONGEST_SLUG, { message: `An address has at most ${LONGEST_SLUG} characters.` })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: 'Text for search engines: at most 160 characters.' })
  @IsOptionalText('The text for search engines', 160)
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Its text as Markdown: at most 50,000 characters. HTML and pictures in it are shown as text.',
  })
  @IsOptionalText('The text', LONGEST_BODY)
  body?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether shoppers see it.' })
  isPublished?: boolean | null;
}

@InputType({ description: 'A page to delete.' })
export class DeletePageInput {
  @Field(() => ID, { description: 'Identifier of the page.' })
  id!: string;
}

@ArgsType()
export class PreviewArgs {
  @Field(() => String, { description: 'The text as Markdown: at most 50,000 characters.' })
  @IsOptionalText('The text', LONGEST_BODY)
  body!: string;
}

@InputType({ description: 'A picture of a page.' })
export class PagePictureInput {
  @Field(() => Upload, {
    description: 'A JPEG, PNG, WebP or AVIF file of at most 5 MB, 40 million pixels and 20,000 a side.',
  })
  picture!: Upload;
}
