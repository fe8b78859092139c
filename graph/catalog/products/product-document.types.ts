import { Field, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/describe-enum.ts';

export const DocumentKind = {
  MANUAL: 'MANUAL',
  DECLARATION: 'DECLARATION',
  INFORMATION_SHEET: 'INFORMATION_SHEET',
  ENERGY_LABEL: 'ENERGY_LABEL',
  OTHER: 'OTHER',
} as const;
export type DocumentKind = (typeof DocumentKind)[keyof typeof DocumentKind];

describeEnum('DocumentKind', DocumentKind, 'What a document of a product is.', {
  MANUAL: 'Instructions for use.',
  DECLARATION: 'Declaration of conformity.',
  INFORMATION_SHEET: 'Product information sheet, which an energy label leads to.',
  ENERGY_LABEL: 'Energy label, which the arrow with the class leads to.',
  OTHER: 'Anything else.',
});

@ObjectType({ description: 'A PDF file of a product to download.', simpleResolvers: true })
export class ProductDocument {
  @Field(() => String, { description: 'Path of the file on this server.' })
  path!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => DocumentKind, { description: 'What it is.' })
  kind!: DocumentKind;

  @Field(() => Int, { description: 'Its size in bytes.' })
  bytes!: number;
}
