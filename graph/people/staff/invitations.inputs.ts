import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { Extensions, Field, InputType, ObjectType } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { IsEmailAddress } from '../../core/email-address.ts';
import { IsLine, IsText } from '../../core/validation.ts';
import { PermissionName } from '../accounts/permission.enum.ts';

@InputType({ description: 'Who is invited to the staff.' })
export class InviteStaffInput {
  @Field(() => String, { description: 'E-mail address: at most 254 characters.' })
  @IsEmailAddress()
  @IsText('An e-mail address', 254)
  email!: string;

  @Field(() => String, { description: 'Name: 1 to 100 characters.' })
  @IsLine('A name', 100)
  name!: string;

  @Field(() => [PermissionName], { description: 'Permissions that the person gets: at least one.' })
  @ArrayMinSize(1, { message: 'Choose at least one permission.' })
  @ArrayMaxSize(Object.keys(Permission).length)
  permissions!: Permission[];
}

@InputType({ description: 'The answer to an invitation.' })
export class AcceptInvitationInput {
  @Field(() => String, { description: 'The last part of the mailed link.' })
  @IsText('A token', 100)
  token!: string;

  @Field(() => String, { nullable: true, description: 'Name of a new account: 1 to 100 characters.' })
  @IsLine('A name', 100)
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Password, where `Offer.needsPassword` asks for one. The rules are those of `register`.',
  })
  password?: string | null;
}

@ObjectType({ description: 'An invitation, as the invited person sees it.', simpleResolvers: true })
export class Offer {
  @Field(() => String, { description: 'Name of the invited person.' })
  name!: string;

  @Field(() => String, { description: 'Address that was invited.' })
  email!: string;

  @Field(() => String, { description: 'Name of who invited.' })
  inviterName!: string;

  @Extensions({ listSize: 8 })
  @Field(() => [PermissionName], { description: 'Permissions that it gives now.' })
  permissions!: Permission[];

  @Field(() => Boolean, {
    description: 'Whether a password has to be chosen: there is no account whose address is confirmed.',
  })
  needsPassword!: boolean;
}
