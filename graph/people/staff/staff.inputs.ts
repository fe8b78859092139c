import { ArrayMaxSize } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { PermissionName } from '../accounts/permission.enum.ts';

@InputType({ description: 'The permissions of an account.' })
export class SetPermissionsInput {
  @Field(() => ID, { description: 'Identifier of the account.' })
  userId!: string;

  @Field(() => [PermissionName], { description: 'All permissions that it has from then on.' })
  @ArrayMaxSize(Object.keys(Permission).length)
  permissions!: Permission[];
}
