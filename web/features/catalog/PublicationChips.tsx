import Chip from '@mui/material/Chip';
import * as t from '#messages/admin/catalog';
import type { Product } from '../../schema.generated.ts';
import { zonedTime } from '../../ui/zoned-time.ts';

interface PublicationChipsProps {
  product: Pick<Product, 'publishAt' | 'unpublishAt'>;
  /** That of the shop; undefined until it is loaded. */
  timeZone: string | undefined;
}

/** When a product is put on sale and taken off by itself, by the clocks of the shop. */
export function PublicationChips({ product: { publishAt, unpublishAt }, timeZone }: PublicationChipsProps) {
  if (!timeZone) return null;
  return (
    <>
      {publishAt && (
        <Chip size="small" variant="outlined" label={t.onSaleFrom(zonedTime(publishAt, timeZone))} />
      )}
      {unpublishAt && (
        <Chip size="small" variant="outlined" label={t.offSaleFrom(zonedTime(unpublishAt, timeZone))} />
      )}
    </>
  );
}
