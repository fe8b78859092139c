import Box from '@mui/material/Box';
import { useState } from 'react';
import * as t from '#messages/admin/returns';
import { orderName } from '#money/order-name';
import { may, useViewer } from '../../../../features/accounts/viewer.ts';
import type { OrderDetailFragment } from '../../../../features/orders/OrderDetail.generated.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { AnswerReturn, type ReturnAnswer } from './AnswerReturn.tsx';
import { ExchangeReturn } from './ExchangeReturn.tsx';
import type { ShownReturnFragment } from './OrderReturns.generated.tsx';
import { ReceiveReturn } from './ReceiveReturn.tsx';
import { RefundReturn } from './RefundReturn.tsx';

interface ReturnToolsProps {
  returned: ShownReturnFragment;
  order: OrderDetailFragment;
  onDone: () => void;
}

type Act = ReturnAnswer | 'receive' | 'refund' | 'exchange';

/** For staff: answers a return, receives or exchanges its items, gives the money back, or closes it. */
export function ReturnTools({ returned, order, onDone }: ReturnToolsProps) {
  const viewer = useViewer();
  const [opened, setOpened] = useState<Act>();
  const mayExchange = may(viewer, 'REFUNDS') && returned.kind === 'RETURN' && !returned.exchange;
  const exchange: [Act, string][] = mayExchange ? [['exchange', t.exchange]] : [];
  const paid = returned.exchange?.due && orderName(returned.exchange.orderNumber);
  const refund = paid ? t.payOrder(paid) : t.refund;
  const acts: Record<string, [Act, string][]> = {
    REQUESTED: [
      ['approve', t.approve],
      ['refuse', t.refuse],
    ],
    APPROVED: [['receive', t.receive], ...exchange, ['close', t.close]],
    RECEIVED: [
      ...(may(viewer, 'REFUNDS') ? [['refund', refund] as [Act, string]] : []),
      ...exchange,
      ['close', t.close],
    ],
  };
  const dialog = { returned, order, onDone, onClose: () => setOpened(undefined) };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:not(:empty)': { mt: 1 } }}>
        {acts[returned.state]?.map(([act, label], at) => (
          <Button
            // The button that comes next takes the place of the one that was pressed, with its focus.
            key={at}
            size="small"
            variant={at === 0 ? 'contained' : 'outlined'}
            onClick={() => setOpened(act)}
          >
            {label}
          </Button>
        ))}
      </Box>
      {opened === 'receive' && <ReceiveReturn {...dialog} />}
      {opened === 'exchange' && <ExchangeReturn {...dialog} />}
      {opened === 'refund' && <RefundReturn {...dialog} />}
      {(opened === 'approve' || opened === 'refuse' || opened === 'close') && (
        <AnswerReturn answer={opened} {...dialog} />
      )}
    </>
  );
}
