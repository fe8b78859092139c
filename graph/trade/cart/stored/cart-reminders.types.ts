import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Reminders of the cart of the viewer.', simpleResolvers: true })
export class CartReminders {
  @Field(() => Boolean, { description: 'Whether the shop reminds people of their carts.' })
  isOffered!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer agreed to it.' })
  isAllowed!: boolean;
}
