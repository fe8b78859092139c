import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@InputType({ description: 'The product whose price is watched.' })
export class SetPriceAlertInput {
  @Field(() => ID, { description: 'Identifier of the product.' })
  productId!: string;
}

@ObjectType({ description: 'A price alert.', simpleResolvers: true })
export class SetPriceAlertPayload {
  @Field(() => ID, { description: 'Identifier of the product.' })
  productId!: string;

  @Field(() => Int, { description: 'The price that later ones are compared with, in minor units.' })
  price!: number;
}

@InputType({ description: 'The product whose price is watched no longer.' })
export class EndPriceAlertInput {
  @Field(() => ID, { description: 'Identifier of the product.' })
  productId!: string;
}

@ObjectType({ description: 'An ended price alert.', simpleResolvers: true })
export class EndPriceAlertPayload {
  @Field(() => ID, { description: 'Identifier of the product.' })
  productId!: string;
}
