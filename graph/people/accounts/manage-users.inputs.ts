import { ArgsType, Extensions, Field, ID, InputType, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/describe-enum.ts';
import { ofPage } from '../../core/list-size.ts';
import { Page, TableArgs } from '../../core/pagination.ts';
import { NameAndEmailInput } from './accounts.inputs.ts';
import { User } from './user.entity.ts';

@InputType({ description: 'Changes of an account. What is left out, or null, stays as it is.' })
export class UpdateUserInput extends NameAndEmailInput {
  @Field(() => ID, { description: 'Identifier of the account.' })
  id!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Makes the person an admin. From then on the account cannot be changed by these calls.',
  })
  isAdmin?: boolean | null;
}

/** What the list of accounts can be sorted by: the properties themselves. */
export const UserColumn = { CREATED_AT: 'createdAt', NAME: 'name', EMAIL: 'emailKey' } as const;
export type UserColumn = (typeof UserColumn)[keyof typeof UserColumn];

describeEnum('UserColumn', UserColumn, 'What the list of accounts can be sorted by.', {
  CREATED_AT: 'When the account was made.',
  NAME: 'Name of the person.',
  EMAIL: 'E-mail address.',
});

@ArgsType()
export class UsersArgs extends TableArgs {
  @Field(() => UserColumn, {
    defaultValue: UserColumn.CREATED_AT,
    description: 'What the list is sorted by.',
  })
  sortBy!: UserColumn;
}

@ObjectType({ description: 'One page of accounts.', simpleResolvers: true })
export class UserPage extends Page {
  @Extensions({ listSize: ofPage })
  @Field(() => [User], { description: 'The accounts of this page; empty beyond the last page.' })
  users!: User[];
}
