import * as t from '#messages/admin/manufacturers';
import { deleteButton } from '../../../apollo/action-buttons.tsx';
import { EditManufacturer } from '../../../features/manufacturers/EditManufacturer.tsx';
import type { ManufacturerFragment } from '../../../features/manufacturers/Manufacturers.generated.tsx';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { actionsColumn, type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyList } from '../../../ui/EmptyList.tsx';
import { NameCell } from '../../../ui/NameCell.tsx';
import { useDeleteManufacturerMutation, useManufacturersPageQuery } from './ManufacturersPage.generated.tsx';

const Delete = deleteButton(useDeleteManufacturerMutation, t.deleted);

const columns: Column<ManufacturerFragment>[] = [
  {
    title: t.name,
    cell: ({ name, electronicAddress }) => <NameCell name={name} note={electronicAddress} />,
  },
  { title: t.address, cell: ({ postalAddress }) => postalAddress.split('\n').join(', ') },
  {
    title: t.responsible,
    cell: ({ responsiblePerson: person }) =>
      person ? <NameCell name={person.name} note={person.electronicAddress} /> : '–',
  },
  actionsColumn((manufacturer) => (
    <>
      <EditManufacturer manufacturer={manufacturer} />
      <Delete
        variables={{ input: { id: manufacturer.id } }}
        name={manufacturer.name}
        consequence={t.whileProductsHaveIt}
      />
    </>
  )),
];

/** Who makes the products, for staff. */
export default function ManufacturersPage() {
  return (
    <AdminPage
      title={t.manufacturers}
      intro={t.intro}
      action={({ manufacturers }) => manufacturers.length > 0 && <EditManufacturer />}
      result={useManufacturersPageQuery({ fetchPolicy: 'cache-and-network' })}
    >
      {({ manufacturers }) =>
        manufacturers.length === 0 ? (
          <EmptyList action={<EditManufacturer />}>{t.thereAreNoneYet}</EmptyList>
        ) : (
          <DataTable label={t.manufacturers} columns={columns} rows={manufacturers} />
        )
      }
    </AdminPage>
  );
}
