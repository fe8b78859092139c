import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { User } from '../../people/accounts/user.entity.ts';

/** A word that staff put on a customer. */
@Entity({ tableName: 'customer_tags' })
@Unique({ properties: ['key', 'user'] })
export class CustomerTag {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  /** The account or the guest that stood for the customer. */
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  @Index()
  user!: Rel<User>;

  /** As it is written. */
  @Property({ type: 'text' })
  tag!: string;

  /** In small letters, by which tags are the same. */
  @Property({ type: 'text' })
  key!: string;
}
