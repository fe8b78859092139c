import { IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { VERSION } from '../../shipping/shipping.inputs.ts';

@ObjectType({ description: 'Whether people are reminded of their carts.', simpleResolvers: true })
export class CartSettings {
  @Field(() => Int, { description: 'Counts the edits; each edit names the one that it saw.' })
  version!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Hours after the last change of a cart; null: nobody is reminded.',
  })
  remindAfterHours!: number | null;

  @Field(() => Int, { description: 'Reminders so far.' })
  reminded!: number;

  @Field(() => Int, {
    description: 'Those after which the next thing that happened to the cart was an order.',
  })
  boughtAfter!: number;
}

@ObjectType({ description: 'Reminders of the cart of the viewer.', simpleResolvers: true })
export class CartReminders {
  @Field(() => Boolean, { description: 'Whether the shop reminds people of their carts.' })
  isOffered!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer agreed to it.' })
  isAllowed!: boolean;
}

@InputType({ description: 'Whether people are reminded of their carts.' })
export class CartSettingsInput {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Hours after the last change of a cart, 1 to 720; null or left out: nobody is reminded.',
  })
  @IsOptional()
  @Min(1, { message: 'Hours are 1 or more.' })
  @Max(720, { message: 'Hours are 720 at most.' })
  remindAfterHours?: number | null;
}
