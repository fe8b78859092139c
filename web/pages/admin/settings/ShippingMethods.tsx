import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/settings';
import { hasFixedPrice } from '#money/shop-rules';
import { deleteButton } from '../../../apollo/action-buttons.tsx';
import { countryName } from '../../../ui/CountryField.tsx';
import { actionsColumn, type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { NameCell } from '../../../ui/NameCell.tsx';
import { Section } from '../../../ui/Section.tsx';
import { EditMethod, type MethodChoices } from './EditMethod.tsx';
import {
  type EditedMethodFragment,
  type EditedShippingFragment,
  useDeleteShippingMethodMutation,
} from './SettingsPage.generated.tsx';

const Delete = deleteButton(useDeleteShippingMethodMutation, t.shippingMethodDeleted);

const columnsOf = (version: number, choices: MethodChoices): Column<EditedMethodFragment>[] => [
  {
    title: t.nameColumn,
    cell: ({ name, isActive }) => <NameCell name={name} note={!isActive && t.notOffered} />,
  },
  { title: t.kindColumn, cell: ({ kind }) => (kind === 'PICKUP' ? t.pickup : t.delivery) },
  {
    title: t.countriesColumn,
    cell: ({ countries }) => countries?.map(countryName).join(', ') ?? t.everywhere,
  },
  {
    title: t.priceColumn,
    isNumber: true,
    cell: (method) => (hasFixedPrice(method) ? <Money cents={method.price} /> : t.calculated),
  },
  {
    title: t.freeAboveColumn,
    isNumber: true,
    cell: ({ price, freeAbove }) => (freeAbove === null ? price > 0 && t.never : <Money cents={freeAbove} />),
  },
  actionsColumn((method) => (
    <>
      <EditMethod method={method} version={version} {...choices} />
      <Delete
        variables={{ id: method.id, version }}
        name={method.name}
        consequence={t.shoppersCanNoLongerChoose}
      />
    </>
  )),
];

/** The shipping methods, in the order in which shoppers see them. */
export function ShippingMethods({ version, methods, ...choices }: EditedShippingFragment & MethodChoices) {
  return (
    <Section id="shipping-methods" title={t.shipping} action={<EditMethod version={version} {...choices} />}>
      {methods.length > 0 ? (
        <DataTable label={t.shippingMethods} columns={columnsOf(version, choices)} rows={methods} />
      ) : (
        <Typography>{t.withoutAShippingMethodNothing}</Typography>
      )}
    </Section>
  );
}
