import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/attributes';
import { deleteButton } from '../../../apollo/action-buttons.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { AttributeSwitch } from './AttributeSwitch.tsx';
import {
  type AttributesPageQuery,
  type EditedAttributeFragment,
  useAttributesPageQuery,
  useDeleteAttributeMutation,
} from './AttributesPage.generated.tsx';
import { EditAttribute } from './EditAttribute.tsx';
import { typeNames } from './type-names.ts';

const Delete = deleteButton(useDeleteAttributeMutation, t.attributeDeleted);

type Row = EditedAttributeFragment & { id: string };

const columnsOf = (categories: AttributesPageQuery['categories']): Column<Row>[] => [
  {
    title: t.name,
    cell: ({ label, key }) => (
      <div>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {label}
        </Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{key}</Box>
      </div>
    ),
  },
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
  { title: t.products, cell: ({ productCount }) => productCount },
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
  {
    title: t.actions,
    hideTitle: true,
    cell: (attribute) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <EditAttribute attribute={attribute} categories={categories} />
        <Delete
          variables={{ key: attribute.key }}
          name={attribute.label}
          consequence={
            attribute.productCount > 0 ? t.productsLoseIt(attribute.productCount) : t.noProductHasAValue
          }
        />
      </Box>
    ),
  },
];

/** What products have besides their fixed fields, for admins. */
export default function AttributesPage() {
  const { data, previousData, error, refetch } = useAttributesPageQuery({ fetchPolicy: 'cache-and-network' });
  const shown = data ?? previousData;
  return (
    <>
      <PageTitle title={t.attributes} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography variant="h1" sx={{ flexGrow: 1 }}>
          {t.attributes}
        </Typography>
        {shown && <EditAttribute {...shown} />}
      </Box>
      <Typography sx={{ mb: 2, maxWidth: '65ch', color: 'text.secondary' }}>
        {t.whatProductsHaveBesidesName}
      </Typography>
      <LoadError error={error} onRetry={refetch} />
      {!shown && !error && <Loader />}
      {shown?.attributes.length === 0 && <Typography>{t.thereAreNoAttributesYet}</Typography>}
      {shown && shown.attributes.length > 0 && (
        <DataTable
          label={t.attributes}
          columns={columnsOf(shown.categories)}
          rows={shown.attributes.map((attribute) => ({ ...attribute, id: attribute.key }))}
          stale={false}
        />
      )}
    </>
  );
}

function valuesText({ type, unit, choices }: EditedAttributeFragment): string {
  if (choices.length > 0) return `${type === 'LIST' ? t.severalOf : t.oneOf}: ${choices.join(', ')}`;
  return unit ? `${typeNames[type]} (${unit})` : typeNames[type];
}
