import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type FormEvent, useRef } from 'react';
import * as t from '#messages/admin/edit-product';
import { actionButton } from '../../../apollo/action-buttons.tsx';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { actionsColumn, type Column, DataTable } from '../../../ui/DataTable.tsx';
import { FormFields } from '../../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../../ui/form-fields.ts';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { Time } from '../../../ui/Time.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useTimeZone } from '../../../ui/useTimeZone.ts';
import { useUnsaved } from '../../../ui/useUnsaved.tsx';
import type { EditVariantsFragment } from './EditProductPage.generated.tsx';
import {
  useCancelPriceSchedulesMutation,
  usePlannedPricesQuery,
  useSchedulePricesMutation,
} from './PlannedPrices.generated.tsx';
import { groupSales, type Sale } from './planned-sales.ts';

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
    { title: t.price, isNumber: true, cell: ({ price }) => <Money cents={price} /> },
    {
      title: t.was,
      isNumber: true,
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
      intro={t.aSaleBeginsAndEnds}
      sx={{ mt: 6, pt: 3, borderTop: 2, borderColor: 'text.primary' }}
    >
      <LoadError error={error} onRetry={refetch} />
      {sales.length > 0 && <DataTable label={t.plannedPrices} columns={columns} rows={sales} />}
      <PlanForm product={product} />
    </Section>
  );
}

const fields = defineFields({
  price: { kind: 'amount', isHalf: true, label: t.salePrice, required: true, min: 0 },
  compareAtPrice: {
    kind: 'amount',
    isHalf: true,
    label: t.priceBefore,
    min: 0,
    hint: t.shownBesideTheSalePrice,
  },
  from: { kind: 'moment', isHalf: true, label: t.fromLabel2, required: true },
  to: { kind: 'moment', isHalf: true, label: t.toLabel, required: true },
});

function PlanForm({ product: { price, variants } }: { product: EditVariantsFragment }) {
  const [plan, { loading, error }] = useSchedulePricesMutation({ context: { inlineErrors: true } });
  const timeZone = useTimeZone();
  const refused = formError(error);
  const element = useRef<HTMLFormElement>(null);
  const { sending, question } = useUnsaved(element);
  // That of the first variant stands for all.
  const errors = Object.entries(refused.fields).map(([path, text]) => [path.replace('0.', ''), text]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const chosen = typed.get('variant');
    const meant = chosen ? variants.filter(({ id }) => id === chosen) : variants;
    const input = meant.map(({ id }) => ({ variantId: id, ...readFields(fields, typed, timeZone) }));
    const sent = sending();
    plan({ variables: { input } }).then(() => {
      sent();
      form.reset();
      toast(t.pricePlanned);
    }, ignoreShown);
  };
  return (
    <Stack component="form" ref={element} onSubmit={submit} sx={{ gap: 2.5, mt: 3, maxWidth: 720 }}>
      {variants.length > 1 && (
        <Select
          name="variant"
          label={t.variantLabel}
          none={t.allVariants}
          options={variants.map(({ id, options }) => [id, options.join(', ')])}
        />
      )}
      <FormFields
        autoFocus={false}
        fields={fields}
        values={{ compareAtPrice: price }}
        errors={Object.fromEntries(errors)}
      />
      {refused.message && <Message severity="error">{refused.message}</Message>}
      <Box>
        <SubmitButton pending={loading}>{t.planPrice}</SubmitButton>
      </Box>
      {question}
    </Stack>
  );
}
