import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** How often something was done that is limited, until the window ends. */
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
