import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/settings';
import { hasFixedPrice } from '#money/shop-rules';
import { deleteButton } from '../../../apollo/action-buttons.tsx';
import { countryName } from '../../../ui/CountryField.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Money } from '../../../ui/Money.tsx';
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
    cell: ({ name, isActive }) => (
      <>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {name}
        </Box>
        {!isActive && <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{t.notOffered}</Box>}
      </>
    ),
  },
  { title: t.kindColumn, cell: ({ kind }) => (kind === 'PICKUP' ? t.pickup : t.delivery) },
  {
    title: t.countriesColumn,
    cell: ({ countries }) => countries?.map(countryName).join(', ') ?? t.everywhere,
  },
  {
    title: t.priceColumn,
    cell: (method) => (hasFixedPrice(method) ? <Money cents={method.price} /> : t.calculated),
  },
  {
    title: t.freeAboveColumn,
    cell: ({ price, freeAbove }) => (freeAbove === null ? price > 0 && t.never : <Money cents={freeAbove} />),
  },
  {
    title: t.actions,
    hideTitle: true,
    cell: (method) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <EditMethod method={method} version={version} {...choices} />
        <Delete
          variables={{ id: method.id, version }}
          name={method.name}
          consequence={t.shoppersCanNoLongerChoose}
        />
      </Box>
    ),
  },
];

/** The shipping methods, in the order in which shoppers see them. */
export function ShippingMethods({ version, methods, ...choices }: EditedShippingFragment & MethodChoices) {
  return (
    <Box component="section" aria-labelledby="shipping-methods" sx={{ mb: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography variant="h2" id="shipping-methods" sx={{ flexGrow: 1 }}>
          {t.shipping}
        </Typography>
        <EditMethod version={version} {...choices} />
      </Box>
      {methods.length > 0 ? (
        <DataTable
          label={t.shippingMethods}
          columns={columnsOf(version, choices)}
          rows={methods}
          stale={false}
        />
      ) : (
        <Typography>{t.withoutAShippingMethodNothing}</Typography>
      )}
    </Box>
  );
}
