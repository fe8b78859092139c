import { BigIntType, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import type { QuotedLine } from '#money/line';
import { StoredLines } from '../checkout/stored-lines.ts';
import { Terms } from '../checkout/terms.entity.ts';

/**
 * What an order would be. It is no row of `orders`, so that no report, ledger, stock or invoice has it, and has numbers of its
 * own. All are erased when the shop opens.
 */
@ObjectType({
  description:
    'An order that staff placed to try a shop that is not open: nothing is paid or held for it, and no report has it. All are erased when the shop opens.',
  simpleResolvers: true,
})
@Entity({ tableName: 'test_orders' })
export class TestOrder extends Terms {
  @Field(() => ID, { description: 'Identifier of the test order.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Field(() => Int, { description: 'Its number, from 1 on: those of orders are not used up.' })
  @Property({ type: new BigIntType('number'), generated: 'by default as identity' })
  @Unique()
  number!: Opt<number>;

  @Property({ type: StoredLines })
  lines!: QuotedLine[];

  @Field(() => Date, { description: 'When it was placed.' })
  @Property({ type: 'datetime' })
  createdAt!: Date;
}
