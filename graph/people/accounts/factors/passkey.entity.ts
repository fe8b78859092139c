import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../user.entity.ts';

/** A public key whose private key is in a device or password manager of a person (WebAuthn). */
@Entity({ tableName: 'passkeys' })
export class Passkey {
  /** In base 64 for URLs. */
  @PrimaryKey({ type: 'text' })
  credentialId!: string;

  @Index()
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  user!: Rel<User>;

  /** In COSE format. */
  @Property({ type: 'blob' })
  publicKey!: Uint8Array;

  /** How often its device says it was used, 0 for those that do not count. */
  @Property({ type: 'bigint' })
  counter!: number;

  /** How the browser reaches the device, such as "internal". */
  @Property({ type: 'array', columnType: 'text[]' })
  transports!: string[];

  /** Browser and system that it was added with. */
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  lastUsedAt: Date | null = null;
}
