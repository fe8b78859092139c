import { Arg, type ClassType, getMetadataStorage, ID } from 'type-graphql';

/** The argument `name`, the identifier of `what`: `@Id('order') id: string`. */
export function Id(what: string, name = 'id'): ParameterDecorator {
  return Arg(name, () => ID, { description: `Identifier of the ${what}.` }) as ParameterDecorator;
}

/** The argument `input`, described as its type is: `@Input(ReviewInput) input: ReviewInput`. */
export function Input(type: ClassType): ParameterDecorator {
  const { description } = getMetadataStorage().inputTypes.find(({ target }) => target === type)!;
  return Arg('input', () => type, { description }) as ParameterDecorator;
}
