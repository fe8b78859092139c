import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Review } from '../review.entity.ts';

/** A picture of a review. It is in the database, so that nobody sees it any more as soon as its review is hidden or its author is erased. */
@Entity({ tableName: 'review_photos' })
export class ReviewPhoto {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Index()
  @ManyToOne(() => Review, { deleteRule: 'cascade' })
  review!: Rel<Review>;

  /** As the shop encoded it, without metadata. */
  @Property({ type: 'blob' })
  jpeg!: Uint8Array;

  /** The same for lists. */
  @Property({ type: 'blob' })
  small!: Uint8Array;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
