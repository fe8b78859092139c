import { JsonType, type Platform } from '@mikro-orm/core';
import type { QuotedLine } from '#money/line';

/** Without `variant` it is the first variant of the product, which has the same id. */
type StoredLine = Omit<QuotedLine, 'item' | LeftOut> &
  Partial<Pick<QuotedLine, LeftOut>> & { variant?: string };

/** Left out when they are empty. */
type LeftOut = 'options' | 'optionNames' | 'sku' | 'discount';

/** Lines as a column of JSON, which SQL reads as well. The item is stored as `variant`; what is empty is left out, and the first variant of a product as well. */
export class StoredLines extends JsonType {
  override convertToDatabaseValue(lines: QuotedLine[], ...rest: [Platform]): string | null {
    const stored = lines.map(({ item, options, optionNames, sku, discount, ...line }): StoredLine => {
      return {
        ...line,
        ...(item !== line.product && { variant: item }),
        ...(options.length > 0 && { options }),
        ...(optionNames.length > 0 && { optionNames }),
        ...(sku !== null && { sku }),
        ...(discount !== 0 && { discount }),
      };
    });
    return super.convertToDatabaseValue(stored, ...rest);
  }

  override convertToJSValue(value: unknown, ...rest: [Platform]): unknown {
    const stored = super.convertToJSValue(value, ...rest) as StoredLine[];
    return stored.map(({ variant, ...line }): QuotedLine => {
      return { item: variant ?? line.product, options: [], optionNames: [], sku: null, discount: 0, ...line };
    });
  }
}
