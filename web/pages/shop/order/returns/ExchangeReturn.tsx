import { useEffect, useRef, useState } from 'react';
import * as t from '#messages/admin/returns';
import { formatMoney } from '#money/format-money';
import { formError, ignoreShown, readFailure } from '../../../../apollo/errors.ts';
import type { OrderDetailFragment } from '../../../../features/orders/OrderDetail.generated.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { randomKey } from '../../../../ui/random-key.ts';
import { Select } from '../../../../ui/Select.tsx';
import { useSettings } from '../../../../ui/settings.ts';
import { toast } from '../../../../ui/toast.tsx';
import type { ShownReturnFragment } from './OrderReturns.generated.tsx';
import { useExchangedVariantsQuery, useExchangeReturnMutation } from './ReturnTools.generated.tsx';

interface ExchangeReturnProps {
  returned: ShownReturnFragment;
  order: OrderDetailFragment;
  onDone: () => void;
  onClose: () => void;
}

/** For staff with REFUNDS: which variants the buyer gets instead of those that come back, the same ones or others. */
export function ExchangeReturn({ returned, order, onDone, onClose }: ExchangeReturnProps) {
  const settings = useSettings();
  const [run, { loading, error, reset }] = useExchangeReturnMutation({ context: { inlineErrors: true } });
  const [chosen, setChosen] = useState<Record<string, string>>({});
  // Sending it again after a lost answer orders nothing more; another choice is another exchange.
  const [idempotencyKey, setKey] = useState(randomKey);
  const { message, fields } = formError(error);
  // What the buyer has to pay besides, as the shop answered: pressing again agrees to it.
  const rest = error ? readFailure(error).amountDue : undefined;
  // The button that was pressed means something else now.
  const asked = useRef<HTMLDivElement>(null);
  useEffect(() => asked.current?.focus(), [rest]);
  const lines = returned.lines.flatMap(({ orderItemId, quantity, receivedQuantity }) => {
    const variantId = chosen[orderItemId];
    return variantId ? { orderItemId, variantId, quantity: receivedQuantity ?? quantity } : [];
  });
  const send = () => {
    const input = { returnId: returned.id, lines, idempotencyKey, amountDue: rest ?? 0 };
    void run({ variables: { input } }).then(() => {
      toast(t.exchanged);
      onDone();
      onClose();
    }, ignoreShown);
  };
  return (
    <FormDialog
      title={t.exchangeReturn}
      description={t.whatAnExchangeIs}
      action={rest ? t.exchangeFor(formatMoney(rest, settings)) : t.exchange}
      disabled={lines.length === 0}
      pending={loading}
      error={rest ? null : (message ?? Object.values(fields)[0] ?? null)}
      onSubmit={send}
      onClose={onClose}
    >
      {returned.lines.map(({ orderItemId, quantity, receivedQuantity }) => {
        const item = order.orderItems.find(({ id }) => id === orderItemId);
        const units = receivedQuantity ?? quantity;
        const choose = (variantId: string) => {
          setKey(randomKey());
          reset();
          setChosen({ ...chosen, [orderItemId]: variantId });
        };
        return item && units > 0 && <NewVariant key={orderItemId} {...{ item, units }} onChange={choose} />;
      })}
      {rest && (
        <div ref={asked} tabIndex={-1}>
          <Message severity="info">
            {message} {settings.pricesIncludeTax !== null && t.theAmountIsWithTax}
          </Message>
        </div>
      )}
    </FormDialog>
  );
}

interface NewVariantProps {
  item: OrderDetailFragment['orderItems'][number];
  units: number;
  onChange: (variantId: string) => void;
}

/** The variants of the product of a line that can be bought; the same one, which costs what it did, is the last. */
export function NewVariant({ item, units, onChange }: NewVariantProps) {
  const settings = useSettings();
  const { data } = useExchangedVariantsQuery({ variables: { id: item.product } });
  const there = data?.product.variants.filter(({ availableQuantity }) => availableQuantity >= units);
  const isSame = ({ id }: { id: string }) => id === item.variantId;
  const choices = there && [...there.filter((each) => !isSame(each)), ...there.filter(isSame)];
  return (
    <Select
      label={t.insteadOf([item.name, ...item.options].join(', '), units)}
      none={choices?.length === 0 ? t.nothingInStock : t.notExchanged}
      options={(choices ?? []).map((variant) => [
        variant.id,
        isSame(variant)
          ? t.theSameAgain
          : `${variant.options.join(', ')} (${formatMoney(variant.price, settings)})`,
      ])}
      onChange={onChange}
    />
  );
}
