import { Entity, Enum, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { describeEnum } from '../../core/describe-enum.ts';

export const BlockKind = { EMAIL: 'email', PHONE: 'phone', ADDRESS: 'address' } as const;
export type BlockKind = (typeof BlockKind)[keyof typeof BlockKind];

describeEnum('BlockKind', BlockKind, 'What buyers are blocked by.', {
  EMAIL: 'Their e-mail address.',
  PHONE: 'A phone number of their addresses.',
  ADDRESS: 'Where they ship to, or are billed.',
});

/** What nobody can buy with. Holds a hash, so that it outlives the erasure of the person without naming them. */
@ObjectType({ description: 'Something that nobody can buy with.', simpleResolvers: true })
@Entity({ tableName: 'blocked_buyers' })
@Unique({ properties: ['kind', 'hash'] })
export class BlockedBuyer {
  @Field(() => ID, { description: 'Identifier of the entry.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Field(() => BlockKind, { description: 'What it is.' })
  @Enum({ items: () => Object.values(BlockKind), type: 'text' })
  kind!: BlockKind;

  /** See `blockKeys`. */
  @Property({ type: 'text' })
  hash!: string;

  @Field(() => String, {
    description:
      'By what staff know it again, such as "a…@example.com" or "…567": the shop keeps no more of it.',
  })
  @Property({ type: 'text' })
  label!: string;

  @Field(() => String, { description: 'Why.' })
  @Property({ type: 'text' })
  reason!: string;

  @Field(() => Date, { description: 'Since when.' })
  @Property({ type: 'datetime' })
  createdAt!: Date;
}
