import Switch from '@mui/material/Switch';
import { useState } from 'react';
import * as t from '#messages/admin/attributes';
import { deleteButton } from '../../../apollo/action-buttons.tsx';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { actionsColumn, type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyList } from '../../../ui/EmptyList.tsx';
import { NameCell } from '../../../ui/NameCell.tsx';
import {
  type AttributesPageQuery,
  type EditedAttributeFragment,
  useAttributesPageQuery,
  useDeleteAttributeMutation,
  useSaveAttributeMutation,
} from './AttributesPage.generated.tsx';
import { EditAttribute } from './EditAttribute.tsx';
import { typeNames } from './type-names.ts';

const Delete = deleteButton(useDeleteAttributeMutation, t.attributeDeleted);

type Row = EditedAttributeFragment & { id: string };

const columnsOf = (categories: AttributesPageQuery['categories']): Column<Row>[] => [
  { title: t.name, cell: ({ label, key }) => <NameCell name={label} note={key} /> },
  { title: t.values, cell: valuesText },
  {
    title: t.categories,
    cell: ({ categoryIds }) => {
      const names = categories
        .filter(({ id }) => categoryIds.includes(id))
        .map(({ path }) => path.at(-1)!.name);
      return names.join(', ') || t.all;
    },
  },
  { title: t.products, isNumber: true, cell: ({ productCount }) => productCount },
  {
    title: t.filter,
    cell: (attribute) => (
      <AttributeSwitch key={String(attribute.isFilter)} attribute={attribute} field="isFilter" />
    ),
  },
  {
    title: t.visible,
    cell: (attribute) => (
      <AttributeSwitch key={String(attribute.isPublic)} attribute={attribute} field="isPublic" />
    ),
  },
  actionsColumn((attribute) => (
    <>
      <EditAttribute attribute={attribute} categories={categories} />
      <Delete
        variables={{ key: attribute.key }}
        name={attribute.label}
        consequence={
          attribute.productCount > 0 ? t.productsLoseIt(attribute.productCount) : t.noProductHasAValue
        }
      />
    </>
  )),
];

/** What products have besides their fixed fields, for admins. */
export default function AttributesPage() {
  return (
    <AdminPage
      title={t.attributes}
      intro={t.whatProductsHaveBesidesName}
      action={(shown) => shown.attributes.length > 0 && <EditAttribute {...shown} />}
      result={useAttributesPageQuery({ fetchPolicy: 'cache-and-network' })}
    >
      {({ attributes, categories }) =>
        attributes.length === 0 ? (
          <EmptyList action={<EditAttribute categories={categories} />}>
            {t.thereAreNoAttributesYet}
          </EmptyList>
        ) : (
          <DataTable
            label={t.attributes}
            columns={columnsOf(categories)}
            rows={attributes.map((attribute) => ({ ...attribute, id: attribute.key }))}
          />
        )
      }
    </AdminPage>
  );
}

function valuesText({ type, unit, choices }: EditedAttributeFragment): string {
  if (choices.length > 0) return `${type === 'LIST' ? t.severalOf : t.oneOf}: ${choices.join(', ')}`;
  return unit ? `${typeNames[type]} (${unit})` : typeNames[type];
}

interface AttributeSwitchProps {
  attribute: EditedAttributeFragment;
  field: 'isFilter' | 'isPublic';
}

const names = { isFilter: t.shoppersFilterBy, isPublic: t.shoppersSee };

/** Switches at once whether shoppers filter by an attribute, or see it. */
function AttributeSwitch({ attribute, field }: AttributeSwitchProps) {
  const { key, label } = attribute;
  const [isOn, setIsOn] = useState(attribute[field]);
  const [save, { loading }] = useSaveAttributeMutation();
  const change = (checked: boolean) => {
    setIsOn(checked);
    save({ variables: { input: { key, [field]: checked } } }).catch(() => setIsOn(!checked));
  };
  return (
    <Switch
      checked={isOn}
      disabled={loading}
      onChange={(_, checked) => change(checked)}
      slotProps={{ input: { 'aria-label': `${names[field]} ${label}` } }}
    />
  );
}
