import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The process that does a background job. */
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
