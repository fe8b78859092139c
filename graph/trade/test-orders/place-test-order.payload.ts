import { Field, ObjectType } from 'type-graphql';
import { TestOrder } from './test-order.entity.ts';

@ObjectType({ description: 'A test order that was placed.', simpleResolvers: true })
export class PlaceTestOrderPayload {
  @Field(() => TestOrder, { description: 'The test order.' })
  testOrder!: TestOrder;
}
