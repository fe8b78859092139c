import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/settings';
import { deleteButton } from '../../../apollo/action-buttons.tsx';
import { ignoreShown } from '../../../apollo/errors.ts';
import { CountryRules } from '../../../features/setup/CountryRules.tsx';
import { CountryField, countryName } from '../../../ui/CountryField.tsx';
import { actionsColumn, type Column, DataTable } from '../../../ui/DataTable.tsx';
import { NameCell } from '../../../ui/NameCell.tsx';
import { Section } from '../../../ui/Section.tsx';
import { toast } from '../../../ui/toast.tsx';
import { EditRate } from './EditRate.tsx';
import {
  type EditedRateFragment,
  type EditedTaxesFragment,
  useDeleteTaxRateMutation,
  useSaveTaxSettingsMutation,
} from './SettingsPage.generated.tsx';

const Delete = deleteButton(useDeleteTaxRateMutation, t.taxRateDeleted);

type Row = EditedRateFragment & { id: string };

const columnsOf = (version: number): Column<Row>[] => [
  { title: t.nameColumn, cell: ({ name }) => <NameCell name={name} /> },
  { title: t.countryColumn, cell: ({ country }) => (country ? countryName(country) : t.everywhereElse) },
  { title: t.classLabel, cell: ({ taxClass }) => taxClass },
  { title: t.rate, isNumber: true, cell: ({ basisPoints }) => `${basisPoints / 100} %` },
  actionsColumn((rate) => (
    <>
      <EditRate rate={rate} version={version} />
      <Delete
        variables={{ country: rate.country, taxClass: rate.taxClass, version }}
        name={rate.name}
        consequence={t.checkoutsThatStartFromNow}
      />
    </>
  )),
];

/** The tax rates, and how prices are meant. */
export function Taxes(taxes: EditedTaxesFragment) {
  const { version, rates } = taxes;
  return (
    <Section id="taxes" title={t.taxes} action={<EditRate rates={rates} version={version} />}>
      <CountryRules />
      <Meaning key={version} {...taxes} />
      {rates.length > 0 ? (
        <DataTable
          label={t.taxRates}
          columns={columnsOf(version)}
          rows={rates.map((rate) => ({ ...rate, id: `${rate.country} ${rate.taxClass}` }))}
        />
      ) : (
        <Typography>{t.nothingIsTaxed}</Typography>
      )}
    </Section>
  );
}

function Meaning({ version, pricesIncludeTax, homeCountry, reverseCharge }: EditedTaxesFragment) {
  const [save, { loading }] = useSaveTaxSettingsMutation();
  const send = (
    change: Partial<Pick<EditedTaxesFragment, 'pricesIncludeTax' | 'homeCountry' | 'reverseCharge'>>,
  ) =>
    void save({
      variables: { input: { version, pricesIncludeTax, homeCountry, reverseCharge, ...change } },
    }).then(() => toast(t.settingsSaved), ignoreShown);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 560 }}>
      <FormControlLabel
        control={<Checkbox defaultChecked={pricesIncludeTax} disabled={loading} />}
        onChange={(_, checked) => send({ pricesIncludeTax: checked })}
        label={t.pricesOfProductsAndShipping}
      />
      <CountryField
        label={t.countryOfTheShop}
        none={t.none}
        defaultValue={homeCountry}
        disabled={loading}
        hint={t.cartsArePricedForIt}
        onChange={(code) => send({ homeCountry: code || null })}
      />
      <FormControlLabel
        control={<Checkbox checked={reverseCharge} disabled={loading} />}
        onChange={(_, checked) => send({ reverseCharge: checked })}
        label={t.noTaxForBusinesses}
      />
    </Box>
  );
}
