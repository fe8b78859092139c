import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import type { Permission } from '../../core/actor.ts';
import { PermissionName } from '../../people/accounts/permission.enum.ts';

@ObjectType({ description: 'The account of a customer.', simpleResolvers: true })
export class CustomerAccount {
  @Field(() => ID, { description: 'Identifier of the account.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether its owner has confirmed the e-mail address.' })
  isConfirmed!: boolean;

  @Field(() => Boolean, { description: 'Whether it manages the shop.' })
  isAdmin!: boolean;

  @Extensions({ listSize: 3 })
  @Field(() => [PermissionName], { description: 'What it may manage; an admin everything.' })
  permissions!: readonly Permission[];

  @Field(() => Boolean, { description: 'Whether signing in takes a code of an authenticator app.' })
  hasTotp!: boolean;

  @Field(() => Boolean, { description: 'Whether it signs in with a passkey.' })
  hasPasskey!: boolean;

  @Field(() => Date, { description: 'When it was made.' })
  createdAt!: Date;
}
