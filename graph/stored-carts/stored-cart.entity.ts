import type { OptionalProps, Rel } from '@mikro-orm/core';
import { Entity, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import type { CartPiece } from '#money/merge-carts';
import { User } from '../accounts/user.entity.ts';

/** A line of a stored cart. Prices are not stored: they are those of the moment. */
export interface StoredPiece extends CartPiece {
  productId: string;
}

/** The cart of an account, which its browsers are merged with. */
@Entity({ tableName: 'carts' })
export class StoredCart {
  declare [OptionalProps]?: 'version' | 'lines' | 'codes';

  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @OneToOne(() => User)
  user!: Rel<User>;

  /** Counts its changes. */
  @Property({ type: 'integer', default: 0 })
  version: number = 0;

  @Property({ type: 'json', default: '[]' })
  lines: StoredPiece[] = [];

  /** Discount codes. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  codes: string[] = [];

  @Property({ type: 'datetime' })
  updatedAt!: Date;
}
