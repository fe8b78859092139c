import { Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { optionLabels } from '#money/line';
import { OrderLine } from './order-line.entity.ts';

@Resolver(() => OrderLine)
export class OptionLabelsResolver {
  @Extensions({ listSize: 3 })
  @FieldResolver(() => [String], {
    description:
      'Its options with their names: "Size M", "Colour red". Without the names in orders of times when they were not recorded.',
  })
  optionLabels(@Root() { options = [], optionNames }: Partial<OrderLine>): string[] {
    return optionLabels({ options, optionNames });
  }
}
