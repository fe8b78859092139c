import Box from '@mui/material/Box';
import { useState } from 'react';
import * as t from '#messages/checkout';
import { SPECIFIED_PAYMENT } from '#money/payment-name';
import { Message } from '../../ui/Message.tsx';
import { RadioCards } from './RadioCards.tsx';

/** A payment method, as the shop offers it. */
export interface OfferedPayment {
  id: string;
  label: string;
  kind: 'PROVIDER' | 'COD' | 'TRANSFER';
}

/** What every shop starts with, shown until the shop has answered. */
const FIRST: OfferedPayment = { ...SPECIFIED_PAYMENT, kind: 'PROVIDER' };

/** What a payment method asks of the shopper. */
function hintOf(kind: OfferedPayment['kind'], isFetched: boolean): string {
  if (kind === 'COD') return t.youPayInCashWhen(isFetched);
  if (kind === 'TRANSFER') return t.theOrderShowsTheBank(isFetched);
  return '';
}

interface PaymentChoiceProps {
  methods?: OfferedPayment[];
  chosen: string;
  /** From the shop, by the buyer. */
  isFetched: boolean;
}

/** The payment methods of an order, as the radio group `paymentMethod` of a form. The one that was chosen before is selected, else the first. */
export function PaymentChoice({ methods = [FIRST], chosen, isFetched }: PaymentChoiceProps) {
  const [picked, setPicked] = useState(chosen);
  const [first] = methods;
  if (!first) {
    return (
      <Box sx={{ mb: 3 }}>
        <Message severity="error">{t.theShopOffersNoWay}</Message>
      </Box>
    );
  }
  const selected = methods.find(({ id }) => id === picked) ?? first;
  const cards = methods.map(({ id, label, kind }) => ({
    id,
    title: label,
    details: hintOf(kind, isFetched),
  }));
  return (
    <RadioCards
      legend={t.selectMethod}
      name="paymentMethod"
      cards={cards}
      chosen={selected.id}
      onChoose={setPicked}
    />
  );
}
