import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { customFields as customFieldsTitle } from '#messages/admin/custom-fields';
import * as t from '#messages/admin/orders';
import { pricesOf } from '#money/pricing';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { OrderSummary } from '../../../features/checkout/OrderSummary.tsx';
import { RadioCards } from '../../../features/checkout/RadioCards.tsx';
import { ShippingChoice } from '../../../features/checkout/ShippingChoice.tsx';
import { SummaryLayout } from '../../../features/checkout/SummaryLayout.tsx';
import { CustomFieldInputs } from '../../../features/custom-fields/CustomFieldInputs.tsx';
import { customFieldEdits } from '../../../features/custom-fields/custom-field-form.ts';
import { adminOrdersUrl, adminOrderUrl } from '../../../router/admin-urls.ts';
import { useLeaveGuard } from '../../../router/leave-guard.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Message } from '../../../ui/Message.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { randomKey } from '../../../ui/random-key.ts';
import { Section } from '../../../ui/Section.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMailedText } from '../../../ui/useMailed.tsx';
import { Customer } from './Customer.tsx';
import { Destination } from './Destination.tsx';
import { EditLine } from './EditLine.tsx';
import { FindProducts } from './FindProducts.tsx';
import { useCreateStaffOrderMutation, useOrderFieldChoicesQuery } from './NewOrder.generated.tsx';
import { addPiece, emptyForm, isTyped, type OrderForm, toInput, withQuoted } from './order-form.ts';
import { useStaffQuote } from './useStaffQuote.ts';

const NOT_SHIPPED = t.theShopDoesNotShip;

/** An order that staff take for a customer. */
export function NewOrder() {
  const [form, setForm] = useState<OrderForm>(emptyForm);
  const navigate = useNavigate();
  const mailed = useMailedText();
  const {
    quote,
    isCurrent,
    error: quoteError,
    refetch,
  } = useStaffQuote(form, ({ lines }) => setForm((now) => ({ ...now, lines: withQuoted(now.lines, lines) })));
  const [create, { loading, error }] = useCreateStaffOrderMutation({ context: { inlineErrors: true } });
  const { message, fields } = formError(error);
  const methods = quote?.paymentMethods ?? [];
  // What was chosen may not be offered any more.
  const paymentMethod = (methods.find(({ id }) => id === form.paymentMethod) ?? methods[0])?.id ?? '';
  const fetched = quote?.shippingMethod?.kind === 'PICKUP';
  const isDone = useRef(false);
  const definitions = useOrderFieldChoicesQuery({ fetchPolicy: 'cache-and-network' }).data
    ?.customFieldDefinitions;
  const element = useRef<HTMLFormElement>(null);
  const typedFields = () =>
    element.current ? customFieldEdits(new FormData(element.current), definitions ?? [], []) : [];
  const { leave, stay } = useLeaveGuard(() => !isDone.current && (isTyped(form) || typedFields().length > 0));
  const keyFor = useKey();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!quote || !isCurrent) return;
    const customFields = typedFields();
    const idempotencyKey = keyFor(JSON.stringify([form, customFields]));
    const input = toInput(form, {
      idempotencyKey,
      totalPrice: quote.totalPrice,
      paymentMethod,
      pickup: fetched ? quote.shippingMethod?.id : undefined,
    });
    const given = customFields.length > 0 ? { ...input, customFields } : input;
    create({ variables: { input: given } }).then(
      ({ data }) => {
        if (!data) return;
        isDone.current = true;
        const { isPaid } = data.createStaffOrder;
        toast(isPaid ? t.orderTaken : t.orderTakenMailed(mailed(t.theCustomerGetsAPayment)));
        navigate(adminOrderUrl(data.createStaffOrder.id));
      },
      // It may be the price or the stock that has changed.
      () => refetch().then(ignoreShown, ignoreShown),
    );
  };

  return (
    <>
      <BackLink href={adminOrdersUrl} />
      <PageHeading title={t.newOrder} space={2} />
      <form ref={element} onSubmit={submit}>
        <SummaryLayout
          summary={
            <Stack sx={{ gap: 2 }}>
              <OrderSummary
                prices={quote ? pricesOf(quote) : null}
                discounts={quote?.discounts}
                isCurrent={isCurrent || !quote}
                taxLines={quote?.taxLines}
                pricesIncludeTax={quote?.pricesIncludeTax}
                notice={quote && !quote.shippingMethod ? NOT_SHIPPED : null}
              />
              <SubmitButton fullWidth pending={loading} disabled={form.lines.length === 0 || !isCurrent}>
                {t.takeTheOrder}
              </SubmitButton>
            </Stack>
          }
        >
          <Stack sx={{ gap: 4, maxWidth: 640 }}>
            {message && <Message severity="error">{message}</Message>}
            <LoadError error={quoteError} onRetry={refetch} />
            <Section title={t.products}>
              <FindProducts
                onAdd={(product, variant) =>
                  setForm({ ...form, lines: addPiece(form.lines, product, variant) })
                }
              />
              {form.lines.length === 0 ? (
                <Typography sx={{ mt: 2, color: 'text.secondary' }}>{t.nothingIsInTheOrder}</Typography>
              ) : (
                <Box
                  component="ul"
                  aria-label={t.linesOfTheOrder}
                  sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}
                >
                  {form.lines.map((line, index) => (
                    <EditLine
                      key={line.variantId}
                      line={line}
                      onChange={(changed) => setForm({ ...form, lines: form.lines.with(index, changed) })}
                      onRemove={() => setForm({ ...form, lines: form.lines.toSpliced(index, 1) })}
                    />
                  ))}
                </Box>
              )}
            </Section>
            <Section title={t.customer}>
              <Customer form={form} errors={fields} onChange={setForm} />
            </Section>
            <Section title={t.whereItGoes}>
              <ShippingChoice
                methods={quote?.shippingMethods ?? []}
                chosen={quote?.shippingMethod?.id ?? ''}
                onChoose={(shippingMethodId) => setForm({ ...form, shippingMethodId })}
              />
              <Destination fetched={fetched} form={form} errors={fields} onChange={setForm} />
            </Section>
            <Section title={t.discountsAndPayment}>
              {methods.length > 1 && (
                <RadioCards
                  legend={t.paymentMethod}
                  name="paymentMethod"
                  cards={methods.map(({ id, label }) => ({ id, title: label, details: '' }))}
                  chosen={paymentMethod}
                  onChoose={(id) => setForm({ ...form, paymentMethod: id })}
                />
              )}
              <TextField
                label={t.discountCodesOptional}
                hint={t.severalAreSeparatedByBlanks}
                value={form.codes}
                autoComplete="off"
                inputProps={{ maxLength: 200 }}
                error={
                  quote?.codeProblems.map(({ code, message: why }) => `${code}: ${why}`).join(' ') ||
                  undefined
                }
                onChange={({ target }) => setForm({ ...form, codes: target.value })}
              />
            </Section>
            {definitions && definitions.length > 0 && (
              <Section title={customFieldsTitle}>
                <CustomFieldInputs definitions={definitions} values={[]} errors={fields} />
              </Section>
            )}
          </Stack>
        </SummaryLayout>
      </form>
      {leave && (
        <ConfirmDialog title={t.leaveWithoutTheOrder} action={t.leave} onConfirm={leave} onClose={stay}>
          {t.whatYouTypedIsLost}
        </ConfirmDialog>
      )}
    </>
  );
}

/** The key of an attempt: a new one when the order changes, so that a second click orders nothing twice. */
function useKey(): (content: string) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    if (last.current.content !== content) last.current = { content, key: randomKey() };
    return last.current.key;
  };
}
