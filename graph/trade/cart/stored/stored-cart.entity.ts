import type { Opt, Rel } from '@mikro-orm/core';
import { Embedded, Entity, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import type { CartPiece } from '#money/merge-carts';
import { Attempts } from '../../../core/attempts.ts';
import { SqlIndex } from '../../../core/sql-index.ts';
import { User } from '../../../people/accounts/user.entity.ts';

/** A line of a stored cart. Prices are not stored: they are those of the moment. */
export interface StoredPiece extends CartPiece {
  productId: string;
}

/** The cart of an account, which its browsers are merged with. */
@Entity({ tableName: 'carts' })
@SqlIndex(
  `create index "carts_due_index" on "carts" ("updated_at") where "reminded_at" is null and "lines" <> '[]'::jsonb`,
)
export class StoredCart {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @OneToOne(() => User)
  user!: Rel<User>;

  /** Counts its changes. */
  @Property({ type: 'integer', default: 0 })
  version: Opt<number> = 0;

  @Property({ type: 'json', default: '[]' })
  lines: Opt<StoredPiece[]> = [];

  /** Discount codes. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  codes: Opt<string[]> = [];

  /** When its lines or codes were last changed. */
  @Property({ type: 'datetime' })
  updatedAt!: Date;

  /** When its owner was reminded of it. Null again once it was bought or emptied. */
  @Property({ type: 'datetime', nullable: true })
  remindedAt: Date | null = null;

  /** When the account last ordered. */
  @Property({ type: 'datetime', nullable: true })
  orderedAt: Date | null = null;

  /** Reminders so far. */
  @Property({ type: 'integer', default: 0 })
  reminders: Opt<number> = 0;

  /** Those after which the account ordered. */
  @Property({ type: 'integer', default: 0 })
  bought: Opt<number> = 0;

  @Embedded(() => Attempts, { prefix: false })
  attempts: Opt<Attempts> = new Attempts();
}
