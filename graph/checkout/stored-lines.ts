import { JsonType, type Platform } from '@mikro-orm/core';
import type { SoldLine } from '#money/line';

/** Without `variant` it is the first variant of the product, which has the same id. Lines of before have no options. */
type StoredLine = Omit<SoldLine, 'item' | 'options' | 'sku'> &
  Partial<Pick<SoldLine, 'options' | 'sku'>> & { variant?: string };

/** Lines as a column of JSON, which SQL reads as well. The item is stored as `variant`; what is empty is left out, and the first variant of a product as well. */
export class StoredLines extends JsonType {
  override convertToDatabaseValue(lines: SoldLine[], ...rest: [Platform]): string | null {
    const stored = lines.map(({ item, options, sku, ...line }): StoredLine => {
      return {
        ...line,
        ...(item !== line.product && { variant: item }),
        ...(options.length > 0 && { options }),
        ...(sku !== null && { sku }),
      };
    });
    return super.convertToDatabaseValue(stored, ...rest);
  }

  override convertToJSValue(value: unknown, ...rest: [Platform]): unknown {
    const stored = super.convertToJSValue(value, ...rest) as StoredLine[];
    return stored.map(({ variant, options = [], sku = null, ...line }): SoldLine => {
      return { item: variant ?? line.product, ...line, options, sku };
    });
  }
}
