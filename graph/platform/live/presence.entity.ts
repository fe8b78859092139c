import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** That a member of the staff has a page open in a tab of a browser: a lease, which the tab renews. */
@Entity({ tableName: 'presences' })
@Index({ properties: ['subjectId', 'subjectType'] })
@Index({ properties: ['userId'] })
@Index({ properties: ['expiresAt'] })
export class Presence {
  /** Random, chosen by the tab for each page. */
  @PrimaryKey({ type: 'uuid' })
  tab!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text' })
  subjectType!: string;

  @Property({ type: 'uuid' })
  subjectId!: string;

  /** By the clock of the database. */
  @Property({ type: 'datetime' })
  expiresAt!: Date;
}
