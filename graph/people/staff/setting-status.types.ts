import { Extensions, Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'Whether a group of settings is as in a new shop, and who changed it last.',
  simpleResolvers: true,
})
export class SettingStatus {
  @Field(() => ID, { description: 'The name of the group in the program, such as "checkout".' })
  name!: string;

  @Field(() => String, { description: 'Its name for people.' })
  title!: string;

  @Field(() => Boolean, { description: 'Whether all of it is as in a new shop.' })
  isDefault!: boolean;

  @Field(() => Date, { nullable: true, description: 'When it was changed last; null for never.' })
  changedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the account that changed it last; null for never, or without an account.',
  })
  changedBy!: string | null;

  @Extensions({ listSize: 5 })
  @Field(() => [String], {
    description: 'What was changed last, by the names of settings for people, and by those of entries.',
  })
  changed!: string[];
}
