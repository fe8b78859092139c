import { ArrayMaxSize } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { PermissionName } from '../accounts/permission.enum.ts';
import { Permission } from '../core/actor.ts';
import { ADMIN_PAGE_SIZE, MAX_PAGE_SIZE } from '../core/pagination.ts';

@InputType({ description: 'The permissions of an account.' })
export class SetPermissionsInput {
  @Field(() => ID, { description: 'Identifier of the account.' })
  userId!: string;

  @Field(() => [PermissionName], { description: 'All permissions that it has from then on.' })
  @ArrayMaxSize(Object.keys(Permission).length)
  permissions!: Permission[];
}

@ArgsType()
export class StaffArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Page number; below 1 means 1.' })
  page!: number;

  @Field(() => Int, {
    defaultValue: ADMIN_PAGE_SIZE,
    description: `Entries of a page, 1 to ${MAX_PAGE_SIZE}; numbers beyond mean the nearest.`,
  })
  pageSize!: number;
}
