import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Number of uses of something limited within its window. */
@Entity({ tableName: 'rate_limits' })
export class RateLimitCount {
  /** Name of the limit, and the id of the person or the network that is counted. */
  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'integer' })
  count!: number;

  @Property({ type: 'datetime' })
  endsAt!: Date;
}
