import { useState } from 'react';
import * as t from '#messages/admin/products';
import { DownloadCsv } from '../../../features/exports/DownloadCsv.tsx';
import type { ProductView } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import type { FieldFilter } from '../../../ui/field-filter.ts';
import { InfoDialog } from '../../../ui/InfoDialog.tsx';
import { views } from './views.ts';

interface DownloadProductsProps {
  view: ProductView;
  category: { slug: string; name: string } | undefined;
  collection: { slug: string; name: string } | undefined;
  keyword: string;
  tag: string | null;
  customField: { filter: FieldFilter; label: string } | null;
  /** How many products the list has. */
  total: number | undefined;
}

/** Downloads the products that the list shows, or all. */
export function DownloadProducts(props: DownloadProductsProps) {
  const { view, category, collection, keyword, tag, customField, total } = props;
  const [isOpen, setIsOpen] = useState(false);
  const words = keyword && `"${keyword}"`;
  const named = [view !== 'ALL' && views[view], category?.name, collection?.name, tag && t.taggedAs(tag)];
  const names = [...named, customField?.label, words];
  const filters = names.filter(Boolean);
  // What is deleted cannot be imported again, and is in no file.
  const isFiltered = filters.length > 0 && view !== 'DELETED';
  const part = isFiltered
    ? {
        filter: {
          view,
          keyword,
          category: category?.slug,
          collection: collection?.slug,
          tag,
          customField: customField?.filter,
        },
        label: t.thoseInTheList(filters.join(', '), total),
      }
    : undefined;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{isFiltered ? t.downloadTheseAsCsv : t.downloadCsv}</Button>
      {isOpen && (
        <InfoDialog title={t.downloadCsv} onClose={() => setIsOpen(false)}>
          <DownloadCsv part={part} />
        </InfoDialog>
      )}
    </>
  );
}
