import { createHash } from 'node:crypto';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** An address that is not asked for reviews any more. Holds a hash, so that it outlives the erasure of the person without naming them. */
@Entity({ tableName: 'review_stops' })
export class ReviewStop {
  /** See `stopHash`. */
  @PrimaryKey({ type: 'text' })
  hash!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}

/** SHA-256 of an address as `normaliseEmail` returns it, in hexadecimal digits, as `sha256` of PostgreSQL has it. */
export const stopHash = (emailKey: string): string => createHash('sha256').update(emailKey).digest('hex');
