import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../../core/describe-enum.ts';
import { ImportEntry } from '../imports.types.ts';
import type { PictureFailure } from './imported-picture.entity.ts';

/** Most pictures that are named in an answer. */
export const SHOWN = 50;

export const ImportPictureFailureName = {
  BAD_ADDRESS: 'badAddress',
  INWARD_ADDRESS: 'inwardAddress',
  UNREACHABLE: 'unreachable',
  TIMEOUT: 'timeout',
  REDIRECTS: 'redirects',
  REFUSED: 'refused',
  UNAVAILABLE: 'unavailable',
  TOO_LARGE: 'tooLarge',
  NOT_A_PICTURE: 'notAPicture',
  PRODUCT_FULL: 'productFull',
  INTERNAL: 'internal',
} as const satisfies Record<string, PictureFailure>;
const REASONS: Record<keyof typeof ImportPictureFailureName, string> = {
  BAD_ADDRESS:
    'It has or led to an address that is no whole one with https on its usual port, or has blanks, a name or a password in it.',
  INWARD_ADDRESS: 'Its host, or one that it led to, is not on the public internet.',
  UNREACHABLE: 'Its server could not be connected to, or broke off.',
  TIMEOUT: 'It was not complete after 20 seconds.',
  REDIRECTS: 'It led on more than three times.',
  REFUSED: 'Its server does not have it, or does not give it to everybody.',
  UNAVAILABLE: 'Its server was busy or out of order.',
  TOO_LARGE: 'It is larger than 5 MB.',
  NOT_A_PICTURE:
    'It is no complete JPEG, PNG, WebP or AVIF picture, or has more than 40 million pixels or 20,000 a side.',
  PRODUCT_FULL: 'The product has as many pictures as it may have.',
  INTERNAL: 'The shop could not store it.',
};
describeEnum(
  'ImportPictureFailure',
  ImportPictureFailureName,
  'Why a picture of an import was not stored.',
  REASONS,
);

const names = Object.keys(ImportPictureFailureName) as (keyof typeof ImportPictureFailureName)[];
/** Why a picture was not stored, as a sentence. */
export const reasonOf = (failure: PictureFailure): string =>
  REASONS[names.find((name) => ImportPictureFailureName[name] === failure)!];

@ObjectType({ description: 'A picture of an import that was not stored.', simpleResolvers: true })
export class FailedImportPicture {
  @Field(() => ID, { description: 'Identifier of the picture.' })
  id!: string;

  @Field(() => ID, { description: 'Identifier of its product.' })
  productId!: string;

  @Field(() => String, { description: 'Name of its product.' })
  productName!: string;

  @Field(() => String, { description: 'Address that the file has for it.' })
  address!: string;

  @Field(() => ImportPictureFailureName, { description: 'Why it was not stored.' })
  reason!: PictureFailure;

  @Field(() => Boolean, { description: 'Whether it waits for another attempt.' })
  isTriedAgain!: boolean;
}

@ObjectType({ description: 'Pictures that an import has fetched from other servers.', simpleResolvers: true })
export class ImportPictures {
  /** Of the import. */
  id!: string;

  @Field(() => Int, {
    description: 'Pictures that it names, without those that an earlier import has fetched.',
  })
  total!: number;

  @Field(() => Int, { description: 'Those that products show now.' })
  fetched!: number;

  @Field(() => Int, { description: 'Those that are being fetched, or tried again later.' })
  waiting!: number;

  @Field(() => Int, { description: 'Those that were given up.' })
  failed!: number;

  @Field(() => Int, { description: 'Those that were left out because the import was cancelled.' })
  cancelled!: number;

  @Field(() => Int, {
    description:
      'Those of the two before that can be fetched again: not those whose address cannot be reached.',
  })
  retryable!: number;
}

@InputType({ description: 'Which pictures are fetched again.' })
export class RetryImportPicturesInput {
  @Field(() => ID, { description: 'Identifier of the import.' })
  importId!: string;
}

@ObjectType({ description: 'What `retryImportPictures` returns.', simpleResolvers: true })
export class RetryImportPicturesPayload {
  @Field(() => ImportEntry, { description: 'The import, whose pictures wait again.' })
  import!: ImportEntry;
}
