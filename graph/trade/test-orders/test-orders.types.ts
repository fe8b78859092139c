import { Extensions, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { NotedOrderInput } from '../checkout/checkout.inputs.ts';

@ObjectType({ description: 'A line of a test order.', simpleResolvers: true })
export class TestOrderLine {
  @Field(() => ID, { description: 'Identifier of the product.' })
  product!: string;

  @Field(() => ID, { description: 'Identifier of the variant.' })
  variantId!: string;

  @Field(() => String, { description: 'Name of the product.' })
  name!: string;

  @Extensions({ listSize: 2 })
  @Field(() => [String], { description: 'Values of its options, such as "M".' })
  options!: string[];

  @Field(() => String, { description: 'Address of its picture.' })
  image!: string;

  @Field(() => Int, { description: 'Number of units.' })
  qty!: number;

  @Field(() => Int, { description: 'Price of one unit, in minor units.' })
  price!: number;

  @Field(() => Int, { description: 'What is taken off the line, in minor units.' })
  discount!: number;
}

@InputType({ description: 'What would be ordered, where it would go and how it would be paid.' })
export class PlaceTestOrderInput extends NotedOrderInput {}
