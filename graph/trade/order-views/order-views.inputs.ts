import { Extensions, Field, ID, InputType, ObjectType } from 'type-graphql';
import { IsText } from '../../core/validation.ts';
import { OrderView } from './order-view.entity.ts';

/** Of each person. */
export const MOST_VIEWS = 20;

@InputType({ description: 'A view of the list of orders.' })
export class SaveOrderViewInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Identifier of the view that changes; without it a new one is saved.',
  })
  id?: string | null;

  @Field(() => String, {
    description: 'What it is called, 1 to 60 characters; no other view of the person is.',
  })
  @IsText('A name', 60)
  name!: string;

  @Field(() => String, { description: 'The parameters of the address of the list, 1 to 1,000 characters.' })
  @IsText('A filter', 1000)
  query!: string;
}

@InputType({ description: 'A view of the list of orders that is deleted.' })
export class DeleteOrderViewInput {
  @Field(() => ID, { description: 'Identifier of the view.' })
  id!: string;
}

@ObjectType({ description: 'The views of the person after one was saved.', simpleResolvers: true })
export class SaveOrderViewPayload {
  @Extensions({ listSize: MOST_VIEWS })
  @Field(() => [OrderView], { description: 'All of them, the oldest first.' })
  views!: OrderView[];
}

@ObjectType({ description: 'The views of the person after one was deleted.', simpleResolvers: true })
export class DeleteOrderViewPayload {
  @Extensions({ listSize: MOST_VIEWS })
  @Field(() => [OrderView], { description: 'All that are left, the oldest first.' })
  views!: OrderView[];
}
