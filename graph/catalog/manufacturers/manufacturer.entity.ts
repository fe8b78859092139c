import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';

@ObjectType({
  description: 'Who is responsible in the EU for products of a manufacturer outside of it.',
  simpleResolvers: true,
})
export class ResponsiblePerson {
  @Field(() => String, { description: 'Name of the person or company.' })
  name!: string;

  @Field(() => String, { description: 'Postal address; may have several lines.' })
  postalAddress!: string;

  @Field(() => String, {
    description: 'E-mail address, or address of a web page, which begins with https:// or http://.',
  })
  electronicAddress!: string;
}

@ObjectType({
  description: 'Who makes products, as Article 19 of Regulation (EU) 2023/988 has it said of them.',
  simpleResolvers: true,
})
@Entity({ tableName: 'manufacturers' })
export class Manufacturer {
  @Field(() => ID, { description: 'Identifier of the manufacturer.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Field(() => String, { description: 'Name or registered trade name, unique in the shop.' })
  @Property({ type: 'text', unique: true })
  name!: string;

  @Field(() => String, { description: 'Postal address; may have several lines.' })
  @Property({ type: 'text' })
  postalAddress!: string;

  @Field(() => String, {
    description: 'E-mail address, or address of a web page, which begins with https:// or http://.',
  })
  @Property({ type: 'text' })
  electronicAddress!: string;

  @Field(() => ResponsiblePerson, {
    nullable: true,
    description: 'Who is responsible in the EU; null for a manufacturer in the EU.',
  })
  @Property({ type: 'json', nullable: true })
  responsiblePerson: ResponsiblePerson | null = null;
}
