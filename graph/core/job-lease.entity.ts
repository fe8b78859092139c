import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Which process does a job of which one at a time is enough. */
@Entity({ tableName: 'job_leases' })
export class JobLease {
  @PrimaryKey({ type: 'text' })
  job!: string;

  /** Random for each process. */
  @Property({ type: 'uuid' })
  owner!: string;

  /** By the clock of the database. */
  @Property({ type: 'datetime' })
  expiresAt!: Date;
}
