import type { OrderItem } from '../../schema.generated.ts';

type Units = Pick<OrderItem, 'qty' | 'shippedQuantity' | 'cancelledQuantity'>;

/** Units of a line that are to be shipped. */
export const openUnits = ({ qty, shippedQuantity, cancelledQuantity }: Units) =>
  qty - shippedQuantity - cancelledQuantity;

/** Units of all lines that are to be shipped. */
export const sumOfOpen = (items: readonly Units[]) => items.reduce((sum, item) => sum + openUnits(item), 0);

/** Units of all lines that are not there yet. */
export const sumOfBackordered = (items: readonly Pick<OrderItem, 'backorderedQuantity'>[]) =>
  items.reduce((sum, item) => sum + item.backorderedQuantity, 0);
