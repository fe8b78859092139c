import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';

/** That a member of the staff looked at personal data on a day: at an order, an account or guest, or through a list. */
@Entity({ tableName: 'data_accesses' })
@Unique({ properties: ['actorId', 'subjectType', 'subjectId', 'day'] })
@Index({ properties: ['at', 'id'] })
@Index({ properties: ['subjectId', 'at'] })
export class DataAccess {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Property({ type: 'uuid' })
  actorId!: string;

  @Property({ type: 'text' })
  subjectType!: 'order' | 'account' | 'list';

  /** An id; of a list its name. */
  @Property({ type: 'text' })
  subjectId!: string;

  /** Of UTC. */
  @Property({ type: 'date' })
  day!: string;

  /** The first time on this day. */
  @Property({ type: 'datetime' })
  at!: Date;
}
