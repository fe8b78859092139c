import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/addresses';
import { addressLines } from '#money/postal-address';
import { actionButton, deleteButton } from '../../apollo/action-buttons.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Section } from '../../ui/Section.tsx';
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
  return (
    <Section id="addresses" title={t.addresses} sx={{ alignItems: 'start' }}>
      <Loaded result={useAddressesQuery()} waiting={null}>
        {({ addresses }) => (
          <>
            {addresses.length === 0 ? (
              <Typography>{t.saveAnAddressHereTo}</Typography>
            ) : (
              <Box component="ul" aria-labelledby="addresses" sx={{ m: 0, p: 0, width: 1 }}>
                {addresses.map((saved) => (
                  <AddressRow key={saved.id} saved={saved} />
                ))}
              </Box>
            )}
            <EditAddress />
          </>
        )}
      </Loaded>
    </Section>
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
