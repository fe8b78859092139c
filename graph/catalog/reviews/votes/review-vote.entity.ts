import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../../people/accounts/user.entity.ts';
import { Review } from '../review.entity.ts';

/** An account that found a review helpful. `Review.helpfulCount` has their number. */
@Entity({ tableName: 'review_votes' })
export class ReviewVote {
  @ManyToOne(() => Review, { primary: true, deleteRule: 'cascade' })
  review!: Rel<Review>;

  @Index()
  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade' })
  user!: Rel<User>;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  [PrimaryKeyProp]?: ['review', 'user'];
}
