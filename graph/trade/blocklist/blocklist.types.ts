import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import { connectionType } from '../../core/connection.ts';
import { BlockedBuyer } from './blocked-buyer.entity.ts';

@ObjectType({ description: 'What was blocked.', simpleResolvers: true })
export class BlockBuyerPayload {
  @Extensions({ listSize: 3 })
  @Field(() => [BlockedBuyer], { description: 'The entries, one for each thing.' })
  blockedBuyers!: BlockedBuyer[];
}

@ObjectType({ description: 'What is not blocked any more.', simpleResolvers: true })
export class UnblockBuyerPayload {
  @Field(() => ID, { description: 'Identifier of the entry that was removed.' })
  id!: string;
}

@ObjectType({ description: 'The blocklist, newest first.', simpleResolvers: true })
export class BlockedBuyerConnection extends connectionType(BlockedBuyer, {
  name: 'BlockedBuyer',
  edge: 'An entry of the blocklist.',
}) {}
