import { Matches } from 'class-validator';
import { Field } from 'type-graphql';

/** An idempotency key, of 8 to 100 letters, digits, "-" and "_". */
export const IsIdempotencyKey = (): PropertyDecorator =>
  Matches(/^[\w-]{8,100}$/, {
    message: 'The idempotency key must be 8 to 100 letters, digits, "-" or "_".',
  });

/** The field of an input for it: what the client makes a key once for, such as "an order", and what the same key does again. */
export function IdempotencyKey(what: string, again: string): PropertyDecorator {
  const description = `8 to 100 letters, digits, "-" and "_", made by the client once for ${what}. Calling again with the same key ${again}.`;
  return (input, name) => {
    Field(() => String, { description })(input, name);
    IsIdempotencyKey()(input, name);
  };
}
