import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../user.entity.ts';

/** A secret that was mailed to a person. Only its SHA-256 is stored. */
@Entity({ tableName: 'tokens' })
export class Token {
  @PrimaryKey({ type: 'text' })
  hash!: string;

  @Index()
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  user!: Rel<User>;

  @Property({ type: 'text' })
  purpose!:
    | 'reset'
    | 'sign_in'
    | 'verify'
    | 'new_email'
    | 'invite'
    | 'order'
    | 'payment'
    | 'claim'
    | 'unsubscribe'
    | 'review'
    | 'review_stop';

  /** The address it was mailed to, as `normaliseEmail` returns it; of `new_email`, which goes to the old address, the new one. */
  @Property({ type: 'text' })
  emailKey!: string;

  /** The order that an `order` or a `payment` link shows, or that a `review` link asks about. */
  @Property({ type: 'uuid', nullable: true })
  orderId: string | null = null;

  /** The invitation that an `invite` link accepts. */
  @Property({ type: 'uuid', nullable: true })
  invitationId: string | null = null;

  /** The staff who asked for it; of `invite`, who handed it over instead of mailing it. Null: anybody. */
  @Property({ type: 'uuid', nullable: true })
  startedBy: string | null = null;

  @Property({ type: 'datetime' })
  @Index()
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  usedAt: Date | null = null;
}
