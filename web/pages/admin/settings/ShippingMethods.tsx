import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/settings';
import { hasFixedPrice, isPricedByTable } from '#money/shop-rules';
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

function placesOf({ countries, exceptCountries }: EditedMethodFragment) {
  const names = (codes: readonly string[]) => codes.map(countryName).join(', ');
  const places = countries ? names(countries) : t.everywhere;
  return exceptCountries ? `${places}, ${t.except(names(exceptCountries))}` : places;
}

const isFree = (method: Pick<EditedMethodFragment, 'calculator' | 'brackets' | 'price'>) =>
  hasFixedPrice(method) && method.price === 0;

function priceOf(method: EditedMethodFragment) {
  if (!isPricedByTable(method)) return t.calculated;
  if (hasFixedPrice(method)) return <Money cents={method.price} />;
  const prices = method.brackets!.map(({ price }) => price);
  return t.byBrackets(<Money cents={Math.min(...prices)} />, <Money cents={Math.max(...prices)} />);
}

const Delete = deleteButton(useDeleteShippingMethodMutation, t.shippingMethodDeleted);

const columnsOf = (version: number, choices: MethodChoices): Column<EditedMethodFragment>[] => [
  {
    title: t.nameColumn,
    cell: ({ name, isActive }) => <NameCell name={name} note={!isActive && t.notOffered} />,
  },
  { title: t.kindColumn, cell: ({ kind }) => (kind === 'PICKUP' ? t.pickup : t.delivery) },
  {
    title: t.countriesColumn,
    cell: placesOf,
  },
  {
    title: t.priceColumn,
    isNumber: true,
    cell: priceOf,
  },
  {
    title: t.freeAboveColumn,
    isNumber: true,
    cell: ({ freeAbove, ...method }) =>
      freeAbove === null ? !isFree(method) && t.never : <Money cents={freeAbove} />,
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
