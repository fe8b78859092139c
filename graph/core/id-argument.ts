import { Arg, ID } from 'type-graphql';

/** The argument `name`, the identifier of `what`: `@Id('order') id: string`. */
export function Id(what: string, name = 'id'): ParameterDecorator {
  return Arg(name, () => ID, { description: `Identifier of the ${what}.` }) as ParameterDecorator;
}
