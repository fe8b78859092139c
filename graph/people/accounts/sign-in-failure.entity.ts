import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';

/** One failed sign-in, counted against the account and against the address it came from. */
@Entity({ tableName: 'sign_in_failures' })
@Index({ properties: ['emailKey', 'failedAt'] })
@Index({ properties: ['emailKey', 'address', 'failedAt'] })
@Index({ properties: ['address', 'failedAt'] })
export class SignInFailure {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Property({ type: 'text' })
  emailKey!: string;

  @Property({ type: 'text' })
  address!: string;

  @Property({ type: 'datetime' })
  failedAt!: Date;
}
