import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { CustomerFilter } from '../customers/customer-filter.types.ts';

/** Who is in it is never stored: it is who the filter finds at that moment. */
@ObjectType({ description: 'A filter of customers that staff saved under a name.', simpleResolvers: true })
@Entity({ tableName: 'segments' })
export class Segment {
  @Field(() => ID, { description: 'Identifier.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Field(() => String, { description: 'What it is called.' })
  @Property({ type: 'text' })
  name!: string;

  /** By which names are the same. */
  @Property({ type: 'text' })
  @Unique()
  nameKey!: string;

  @Field(() => CustomerFilter, { description: 'Who is in it.' })
  @Property({ type: 'json', columnType: 'jsonb' })
  filter!: CustomerFilter;

  @Field(() => Date, { description: 'When it was saved.' })
  @Property({ type: 'datetime' })
  createdAt!: Date;
}
