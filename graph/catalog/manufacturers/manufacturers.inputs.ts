import { ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsLine, IsText } from '../../core/validation.ts';
import { IsElectronicAddress } from './electronic-address.ts';

@InputType({ description: 'Who is responsible in the EU.' })
export class ResponsiblePersonInput {
  @Field(() => String, { description: 'Name of the person or company: 1 to 200 characters in one line.' })
  @IsLine('A name', 200)
  name!: string;

  @Field(() => String, { description: 'Postal address: 1 to 500 characters, in several lines if need be.' })
  @IsText('A postal address', 500)
  postalAddress!: string;

  @Field(() => String, {
    description:
      'E-mail address, or address of a web page, which begins with https:// or http://: at most 300 characters.',
  })
  @IsElectronicAddress()
  electronicAddress!: string;
}

@InputType({
  description:
    'A manufacturer as it shall be. What is left out stays as it is; only for `responsiblePerson` null is a value. A new one needs the first three.',
})
export class ManufacturerInput {
  @Field(() => ID, { nullable: true, description: 'The one to change; a new one is added without it.' })
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name or registered trade name: 1 to 200 characters in one line, unique in the shop.',
  })
  @IsLine('A name', 200)
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Postal address: 1 to 500 characters, in several lines if need be.',
  })
  @IsText('A postal address', 500)
  postalAddress?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address, or address of a web page, which begins with https:// or http://: at most 300 characters.',
  })
  @IsElectronicAddress()
  electronicAddress?: string | null;

  @Field(() => ResponsiblePersonInput, {
    nullable: true,
    description: 'Who is responsible in the EU, for a manufacturer outside of it. Null removes it.',
  })
  @ValidateNested()
  responsiblePerson?: ResponsiblePersonInput | null;
}

@InputType({ description: 'A manufacturer to delete.' })
export class DeleteManufacturerInput {
  @Field(() => ID, { description: 'Identifier of the manufacturer.' })
  id!: string;
}
