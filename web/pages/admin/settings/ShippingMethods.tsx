import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { hasFixedPrice } from '#money/shop-rules';
import { ignoreShown } from '../../../apollo/errors.ts';
import { countryName } from '../../../ui/CountryField.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { DeleteButton } from '../../../ui/DeleteButton.tsx';
import { Money } from '../../../ui/Money.tsx';
import { toast } from '../../../ui/toast.tsx';
import { EditMethod, type MethodChoices } from './EditMethod.tsx';
import {
  type EditedMethodFragment,
  type EditedShippingFragment,
  useDeleteShippingMethodMutation,
} from './SettingsPage.generated.tsx';

const columnsOf = (version: number, choices: MethodChoices): Column<EditedMethodFragment>[] => [
  {
    title: 'NAME',
    cell: ({ name, isActive }) => (
      <>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {name}
        </Box>
        {!isActive && <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>Not offered</Box>}
      </>
    ),
  },
  { title: 'KIND', cell: ({ kind }) => (kind === 'PICKUP' ? 'Pickup' : 'Delivery') },
  { title: 'COUNTRIES', cell: ({ countries }) => countries?.map(countryName).join(', ') ?? 'Everywhere' },
  {
    title: 'PRICE',
    cell: (method) => (hasFixedPrice(method) ? <Money cents={method.price} /> : 'Calculated'),
  },
  {
    title: 'FREE ABOVE',
    cell: ({ price, freeAbove }) => (freeAbove === null ? price > 0 && 'Never' : <Money cents={freeAbove} />),
  },
  {
    title: 'Actions',
    hideTitle: true,
    cell: (method) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <EditMethod method={method} version={version} {...choices} />
        <DeleteMethod method={method} version={version} />
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
          Shipping
        </Typography>
        <EditMethod version={version} {...choices} />
      </Box>
      {methods.length > 0 ? (
        <DataTable
          label="Shipping methods"
          columns={columnsOf(version, choices)}
          rows={methods}
          stale={false}
        />
      ) : (
        <Typography>Without a shipping method nothing can be ordered.</Typography>
      )}
    </Box>
  );
}

function DeleteMethod({ method: { id, name }, version }: { method: EditedMethodFragment; version: number }) {
  const [remove, { loading }] = useDeleteShippingMethodMutation();
  return (
    <DeleteButton
      name={name}
      consequence="Shoppers can no longer choose it. Orders keep it."
      pending={loading}
      onDelete={() =>
        void remove({ variables: { id, version } }).then(() => toast('Shipping method deleted'), ignoreShown)
      }
    />
  );
}
