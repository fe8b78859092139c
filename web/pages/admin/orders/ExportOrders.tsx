import * as t from '#messages/admin/orders';
import type { orderListVariables } from '../../../features/orders/order-list.ts';
import { DropdownMenu } from '../../../ui/DropdownMenu.tsx';
import { fieldFilterParams } from '../../../ui/field-filter.ts';

type Format = 'csv' | 'xlsx';

/** The address of a file of orders: of a filter, or of some. */
function exportUrl(format: Format, wanted: object): string {
  const set = Object.entries(wanted).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return `/files/orders.${format}?${new URLSearchParams(set)}`;
}

/** The list stays: the answer is a file to save. */
const download = (format: Format, wanted: object) => window.location.assign(exportUrl(format, wanted));

/** Offers the orders of the filter as a file. */
export function ExportOrders({ variables }: { variables: ReturnType<typeof orderListVariables> }) {
  const { page: _, sortBy: ___, descending: ____, customField, ...filter } = variables;
  return <ExportMenu title={t.exportOrders} wanted={{ ...filter, ...fieldFilterParams(customField) }} />;
}

/** The same of the selected orders. */
export const ExportSelected = ({ ids }: { ids: readonly string[] }) => (
  <ExportMenu title={t.exportSelected} wanted={{ ids: ids.join() }} />
);

function ExportMenu({ title, wanted }: { title: string; wanted: object }) {
  return (
    <DropdownMenu
      title={title}
      items={(['csv', 'xlsx'] as const).flatMap((format) => [
        { label: t.rowForEachOrder[format], onClick: () => download(format, wanted) },
        { label: t.rowForEachItem[format], onClick: () => download(format, { ...wanted, lines: true }) },
      ])}
    />
  );
}
