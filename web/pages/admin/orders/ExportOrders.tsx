import * as t from '#messages/admin/orders';
import type { OrderListQueryVariables } from '../../../features/orders/OrderList.generated.tsx';
import { DropdownMenu } from '../../../ui/DropdownMenu.tsx';

const PATH = '/files/orders.csv';

/** The address of a CSV file of orders: of a filter, or of some. */
function exportUrl(wanted: object): string {
  const set = Object.entries(wanted).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return `${PATH}?${new URLSearchParams(set)}`;
}

/** The list stays: the answer is a file to save. */
const download = (wanted: object) => window.location.assign(exportUrl(wanted));

/** Offers the orders of the filter as CSV. */
export function ExportOrders({ variables }: { variables: Partial<OrderListQueryVariables> }) {
  const { page: _, pageSize: __, sortBy: ___, descending: ____, ...filter } = variables;
  return <ExportMenu title={t.exportCsv} wanted={filter} />;
}

/** The same of the selected orders. */
export const ExportSelected = ({ ids }: { ids: readonly string[] }) => (
  <ExportMenu title={t.exportSelected} wanted={{ ids: ids.join() }} />
);

function ExportMenu({ title, wanted }: { title: string; wanted: object }) {
  return (
    <DropdownMenu
      title={title}
      items={[
        { label: t.rowForEachOrder, onClick: () => download(wanted) },
        { label: t.rowForEachItem, onClick: () => download({ ...wanted, lines: true }) },
      ]}
    />
  );
}
