import { Field, ID, ObjectType } from 'type-graphql';

/** A session as its owner sees it. */
@ObjectType('Session', { description: 'A browser in which the viewer is signed in.', simpleResolvers: true })
export class SessionInfo {
  @Field(() => ID, { description: 'Identifier, to end it.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Browser and system, such as "Firefox on Linux"; null when unknown.',
  })
  client!: string | null;

  @Field(() => Date, { description: 'When the viewer signed in, or last proved the password.' })
  startedAt!: Date;

  @Field(() => Date, { description: 'When it was last used, to the hour.' })
  lastSeenAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the session of this request.' })
  isCurrent!: boolean;
}
