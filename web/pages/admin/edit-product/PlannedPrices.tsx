import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import * as t from '#messages/admin/edit-product';
import { decimalText } from '#money/cents';
import { actionButton } from '../../../apollo/action-buttons.tsx';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { actionsColumn, type Column, DataTable } from '../../../ui/DataTable.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Time } from '../../../ui/Time.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { EditVariantsFragment } from './EditProductPage.generated.tsx';
import {
  useCancelPriceSchedulesMutation,
  usePlannedPricesQuery,
  useSchedulePricesMutation,
} from './PlannedPrices.generated.tsx';
import { groupSales, readPlan, type Sale } from './planned-sales.ts';

const Cancel = actionButton(useCancelPriceSchedulesMutation, t.plannedPriceCancelled);

/** The prices of a product that begin and end by themselves, and a form for another one. */
export function PlannedPrices({ product }: { product: EditVariantsFragment }) {
  const { data, error, refetch } = usePlannedPricesQuery({
    variables: { productId: product.id },
    // Those that have ended meanwhile are gone.
    fetchPolicy: 'cache-and-network',
  });
  const sales = groupSales(data?.priceSchedules ?? []);
  const nameOf = ({ variantIds: [first, ...others] }: Sale) => {
    const { variants } = product;
    if (others.length + 1 === variants.length) return variants.length === 1 ? t.thisProduct : t.allVariants;
    if (others.length > 0) return t.variantsCount(others.length + 1);
    return variants.find(({ id }) => id === first)?.options.join(', ') ?? t.aVariantThatIsNo;
  };
  const columns: Column<Sale>[] = [
    { title: t.variant, cell: nameOf },
    { title: t.price, cell: ({ price }) => <Money cents={price} /> },
    {
      title: t.was,
      cell: ({ compareAtPrice }) => (compareAtPrice === null ? '–' : <Money cents={compareAtPrice} />),
    },
    { title: t.fromLabel, cell: ({ from }) => <Time iso={from} /> },
    { title: t.to, cell: ({ to }) => <Time iso={to} /> },
    { title: t.state, cell: ({ state }) => (state === 'RUNNING' ? t.running : t.planned) },
    actionsColumn((sale) => (
      <Cancel
        variables={{ ids: sale.ids }}
        size="small"
        aria-label={t.cancelThePrice(sale.state === 'RUNNING' ? 'running' : 'planned', nameOf(sale))}
      >
        {t.cancel}
      </Cancel>
    )),
  ];
  return (
    <Section
      title={t.plannedPrices}
      hint={t.aSaleBeginsAndEnds}
      sx={{ mt: 6, pt: 3, borderTop: 2, borderColor: 'text.primary' }}
    >
      <LoadError error={error} onRetry={refetch} />
      {sales.length > 0 && <DataTable label={t.plannedPrices} columns={columns} rows={sales} />}
      <PlanForm product={product} />
    </Section>
  );
}

function PlanForm({ product }: { product: EditVariantsFragment }) {
  const [typos, setTypos] = useState<Partial<Record<string, string>>>({});
  const [plan, { loading, error }] = useSchedulePricesMutation({ context: { inlineErrors: true } });
  const refused = formError(error);
  const { variants } = product;
  const errorOf = (field: string) => typos[field] ?? refused.fields[`0.${field}`];

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { input, errors } = readPlan(
      new FormData(form),
      variants.map(({ id }) => id),
    );
    setTypos(errors);
    if (Object.keys(errors).length > 0) return;
    plan({ variables: { input } }).then(() => {
      form.reset();
      toast(t.pricePlanned);
    }, ignoreShown);
  };
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 2.5, mt: 3, maxWidth: 720 }}>
      {variants.length > 1 && (
        <Select
          name="variant"
          label={t.variantLabel}
          none={t.allVariants}
          options={variants.map(({ id, options }) => [id, options.join(', ')])}
        />
      )}
      <Box sx={pairStyle}>
        <TextField
          required
          label={t.salePrice}
          name="price"
          inputProps={{ inputMode: 'decimal' }}
          error={errorOf('price')}
        />
        <TextField
          label={t.priceBeforeOptional}
          name="compareAtPrice"
          defaultValue={decimalText(product.price)}
          inputProps={{ inputMode: 'decimal' }}
          hint={t.shownBesideTheSalePrice}
          error={errorOf('compareAtPrice')}
        />
        <TextField required type="datetime-local" label={t.fromLabel2} name="from" error={errorOf('from')} />
        <TextField required type="datetime-local" label={t.toLabel} name="to" error={errorOf('to')} />
      </Box>
      {refused.message && <Message severity="error">{refused.message}</Message>}
      <Box>
        <SubmitButton pending={loading}>{t.planPrice}</SubmitButton>
      </Box>
    </Stack>
  );
}

const pairStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
