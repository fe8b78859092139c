import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { Permission, permissionsOf } from '../../core/actor.ts';
import { PermissionName } from '../accounts/permission.enum.ts';
import { User } from '../accounts/user.entity.ts';

/** Somebody who may join the staff, until it is accepted or withdrawn. The mailed link is a token of the inviter. */
@ObjectType({ description: 'An invitation to the staff that is not accepted yet.', simpleResolvers: true })
@Entity({ tableName: 'invitations' })
export class Invitation {
  @Field(() => ID, { description: 'Identifier of the invitation.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Field(() => String, { description: 'Name of the invited person.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Address that the link was mailed to.' })
  @Property({ type: 'text' })
  email!: string;

  /** As `normaliseEmail` returns it: one invitation for an address. */
  @Property({ type: 'text', unique: true })
  emailKey!: string;

  @Extensions({ listSize: 8 })
  @Field(() => [PermissionName], {
    description:
      'Permissions that it gives now: of those that were chosen, the ones that its inviter still has. Without any its link works no more.',
  })
  @Property({ type: 'array', columnType: 'text[]' })
  permissions!: Permission[];

  @Index()
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  inviter!: Rel<User>;

  @Field(() => Date, { description: 'When the last mailed link expires.' })
  @Property({ type: 'datetime' })
  @Index()
  expiresAt!: Date;
}

/** What an invitation gives now: no more than its inviter still has, and nothing without STAFF. */
export function grantOf({ permissions }: Invitation, inviter: User): Permission[] {
  const held = inviter.deletedAt ? [] : permissionsOf(inviter);
  return held.includes(Permission.Staff) ? permissions.filter((each) => held.includes(each)) : [];
}
