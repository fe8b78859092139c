import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import { PageInfo } from '../../core/connection.ts';
import { ofParentArgument } from '../../core/list-size.ts';
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

@ObjectType({ description: 'An entry of the blocklist.', simpleResolvers: true })
export class BlockedBuyerEdge {
  @Field(() => String, { description: 'Cursor of the entry.' })
  cursor!: string;

  @Field(() => BlockedBuyer, { description: 'The entry.' })
  node!: BlockedBuyer;
}

@ObjectType({ description: 'The blocklist, newest first.', simpleResolvers: true })
export class BlockedBuyerConnection {
  @Extensions({ listSize: ofParentArgument('first') })
  @Field(() => [BlockedBuyerEdge], { description: 'The entries with their cursors.' })
  edges!: BlockedBuyerEdge[];

  @Extensions({ listSize: ofParentArgument('first') })
  @Field(() => [BlockedBuyer], { description: 'The entries alone.' })
  nodes!: BlockedBuyer[];

  @Field(() => PageInfo, { description: 'Whether there are more.' })
  pageInfo!: PageInfo;
}
