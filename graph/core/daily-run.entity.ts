import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** When a job that runs once a day was last done. */
@Entity({ tableName: 'daily_runs' })
export class DailyRun {
  @PrimaryKey({ type: 'text' })
  job!: string;

  /** The day in UTC. */
  @Property({ type: 'date' })
  day!: string;
}
