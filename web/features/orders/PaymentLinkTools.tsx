import { useState } from 'react';
import * as t from '#messages/orders';
import { actionButton } from '../../apollo/action-buttons.tsx';
import { ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { NeedsMails } from '../../ui/NeedsMails.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMailedText } from '../../ui/useMailed.tsx';
import { useTimeZone } from '../../ui/useTimeZone.ts';
import { shownDay } from '../../ui/zoned-time.ts';
import { useCreatePaymentLinkMutation, useSendPaymentLinkMutation } from './PaymentLinkTools.generated.tsx';

const Send = actionButton(useSendPaymentLinkMutation);

const button = { fullWidth: true, size: 'large', variant: 'outlined', loadingPosition: 'start' } as const;

interface PaymentLinkToolsProps {
  id: string;
  /** When the order is cancelled unless it is paid. */
  payableUntil: string | null;
}

const LINK_DAYS = 14;

/** The day until which a new link can be used: that of the order, where it is cancelled earlier. */
function lastDay(payableUntil: string | null, timeZone: string | undefined): string {
  const ofLink = new Date(Date.now() + LINK_DAYS * 24 * 60 * 60_000).toISOString();
  return shownDay(payableUntil && payableUntil < ofLink ? payableUntil : ofLink, timeZone);
}

/** For staff: mails the customer a link to pay an unpaid order, or makes one to copy. */
export function PaymentLinkTools({ id, payableUntil }: PaymentLinkToolsProps) {
  const mailed = useMailedText();
  const timeZone = useTimeZone();
  const variables = { orderId: id };
  const [link, setLink] = useState('');
  const [create, { loading: isCreating }] = useCreatePaymentLinkMutation();
  const copy = async () => {
    const { data } = await create({ variables });
    if (!data) return;
    setLink(data.createPaymentLink);
    // Where the browser does not let it be copied, it is shown all the same.
    await navigator.clipboard?.writeText(data.createPaymentLink).then(() => toast(t.linkCopied), ignoreShown);
  };
  return (
    <>
      <NeedsMails>
        <Send {...button} variables={variables} done={mailed(t.thePaymentLinkIsOn)}>
          {t.sendPaymentLink}
        </Send>
      </NeedsMails>
      <Button {...button} loading={isCreating} onClick={() => void copy().catch(ignoreShown)}>
        {t.copyPaymentLink}
      </Button>
      {link && (
        <TextField
          readOnly
          label={t.paymentLink}
          value={link}
          hint={t.anybodyWithItCanSee(lastDay(payableUntil, timeZone))}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
