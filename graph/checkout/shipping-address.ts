import { Embeddable, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Where an order is sent.', simpleResolvers: true })
@Embeddable()
export class ShippingAddress {
  @Field(() => String, { description: 'Street and number.' })
  @Property({ type: 'text' })
  address!: string;

  @Field(() => String, { description: 'City.' })
  @Property({ type: 'text' })
  city!: string;

  @Field(() => String, { description: 'Postal code.' })
  @Property({ type: 'text' })
  postalCode!: string;

  @Field(() => String, { description: 'Country.' })
  @Property({ type: 'text' })
  country!: string;
}
