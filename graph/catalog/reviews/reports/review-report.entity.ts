import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { SqlIndex } from '../../../core/sql-index.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import { Review } from '../review.entity.ts';
import { ReportReason } from './report-reason.ts';

/** `Review.openReports` has the number of those that staff have not answered. */
@ObjectType({ description: 'A report of a review, for staff.', simpleResolvers: true })
@Entity({ tableName: 'review_reports' })
@Check({
  name: 'review_reports_reason_check',
  expression: `reason in (${Object.values(ReportReason).map((reason) => `'${reason}'`)})`,
})
@SqlIndex(
  `create unique index "review_reports_once_index" on "review_reports" ("review_id", "user_id") where "user_id" is not null`,
)
@SqlIndex(
  `create index "review_reports_open_index" on "review_reports" ("review_id", "id") where "resolved_at" is null`,
)
export class ReviewReport {
  @Field(() => ID, { description: 'Identifier of the report.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @ManyToOne(() => Review, { deleteRule: 'cascade' })
  review!: Rel<Review>;

  /** Null for a guest, and once the account is deleted. */
  @Index()
  @ManyToOne(() => User, { nullable: true })
  user: Rel<User> | null = null;

  @Field(() => ReportReason, { description: 'Why.' })
  @Property({ type: 'text' })
  reason!: ReportReason;

  @Field(() => String, { nullable: true, description: 'What else was said, as plain text.' })
  @Property({ type: 'text', nullable: true })
  text: string | null = null;

  @Field(() => Date, { description: 'When it was reported.' })
  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** When staff showed or hid the review. */
  @Property({ type: 'datetime', nullable: true })
  resolvedAt: Date | null = null;
}
