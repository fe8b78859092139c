import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../core/connection.ts';
import { OrderPayload } from '../orders/order-payload.ts';
import { Return, ReturnReason } from './return.entity.ts';

@ObjectType('ReturnLine', { description: 'Units of an order line that come back.', simpleResolvers: true })
export class ReturnedLine {
  @Field(() => ID, { description: 'Identifier of the line, `OrderItem.id`.' })
  orderItemId!: string;

  @Field(() => Int, { description: 'Number of units that are to come back.' })
  quantity!: number;

  @Field(() => ReturnReason, { nullable: true, description: 'Why; null for a withdrawal.' })
  reason!: ReturnReason | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of units that came back; null as long as nothing was received.',
  })
  receivedQuantity!: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether these were added to the stock then; otherwise they were written off.',
  })
  isRestocked!: boolean | null;

  @Field(() => Int, { description: 'Number of units of them whose money goes back.' })
  creditedQuantity!: number;
}

@ObjectType({ description: 'Returns, newest first.', simpleResolvers: true })
export class ReturnConnection extends connectionType(Return, {
  name: 'Return',
  edge: 'A return in a list.',
  one: 'return',
  many: 'returns',
}) {}

const description = 'The order of the return.';

@ObjectType({ description, simpleResolvers: true })
export class RequestReturnPayload extends OrderPayload {}

@ObjectType({ description, simpleResolvers: true })
export class RequestLinkedReturnPayload extends OrderPayload {}

@ObjectType({ description, simpleResolvers: true })
export class CancelReturnPayload extends OrderPayload {}

@ObjectType({ description, simpleResolvers: true })
export class CancelLinkedReturnPayload extends OrderPayload {}

@ObjectType({ description, simpleResolvers: true })
export class ApproveReturnPayload extends OrderPayload {}

@ObjectType({ description, simpleResolvers: true })
export class RefuseReturnPayload extends OrderPayload {}

@ObjectType({ description, simpleResolvers: true })
export class ReceiveReturnPayload extends OrderPayload {}

@ObjectType({ description, simpleResolvers: true })
export class CloseReturnPayload extends OrderPayload {}
