import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as t from '#messages/addresses';
import { addressLines } from '#money/postal-address';
import { actionButton, deleteButton } from '../../apollo/action-buttons.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import {
  type SavedAddressFragment,
  useAddressesQuery,
  useDeleteAddressMutation,
  useSetDefaultAddressMutation,
} from './Addresses.generated.tsx';
import { EditAddress } from './EditAddress.tsx';

const Delete = deleteButton(useDeleteAddressMutation, t.addressDeleted);
const UseFirst = actionButton(useSetDefaultAddressMutation);

/** The addresses that the viewer saved for the next order. */
export function AddressBook() {
  const { data, previousData, error, refetch } = useAddressesQuery();
  const addresses = (data ?? previousData)?.addresses;
  return (
    <Stack component="section" aria-labelledby="addresses" sx={{ gap: 2, alignItems: 'start' }}>
      <Typography id="addresses" variant="h2">
        {t.addresses}
      </Typography>
      <LoadError error={error} onRetry={refetch} />
      {addresses?.length === 0 && <Typography>{t.saveAnAddressHereTo}</Typography>}
      {addresses && addresses.length > 0 && (
        <Box component="ul" aria-labelledby="addresses" sx={{ m: 0, p: 0, width: 1 }}>
          {addresses.map((saved) => (
            <AddressRow key={saved.id} saved={saved} />
          ))}
        </Box>
      )}
      {addresses && <EditAddress />}
    </Stack>
  );
}

function AddressRow({ saved }: { saved: SavedAddressFragment }) {
  const { id, label, address, isDefault } = saved;
  const name = label ?? address.address;
  return (
    <Box component="li" sx={{ py: 1.25, listStyle: 'none', borderBottom: 1, borderColor: 'divider' }}>
      {label && <Typography sx={{ fontWeight: 600 }}>{label}</Typography>}
      <Typography>{addressLines(address).join(', ')}</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5, flexWrap: 'wrap' }}>
        {isDefault ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', flexGrow: 1 }}>
            {t.usedFirst}
          </Typography>
        ) : (
          <Box sx={{ flexGrow: 1 }}>
            <UseFirst variables={{ id }} size="small" aria-label={t.useFirstName(name)}>
              {t.useFirst}
            </UseFirst>
          </Box>
        )}
        <EditAddress saved={saved} />
        <Delete variables={{ id }} name={name} consequence={t.yourOrdersKeepIt} />
      </Box>
    </Box>
  );
}
