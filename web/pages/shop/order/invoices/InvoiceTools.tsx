import * as t from '#messages/admin/invoices';
import { actionButton } from '../../../../apollo/action-buttons.tsx';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { MissingPart } from '../../../../ui/MissingPart.tsx';
import { useIssueInvoiceMutation } from './InvoiceTools.generated.tsx';
import type { ReplaceInvoice as Replace } from './ReplaceInvoice.tsx';

const ReplaceInvoice = lazyPart(
  async () => (await import('./ReplaceInvoice.tsx')).ReplaceInvoice,
  MissingPart,
);

const Issue = actionButton(useIssueInvoiceMutation, t.invoiceIssued);

interface InvoiceToolsProps {
  order: Parameters<typeof Replace>[0]['order'] & {
    id: string;
    invoices: readonly { id: string; number: string; isCurrent: boolean }[];
  };
}

/** For staff with ORDERS: issues the invoice of an order that has none, or replaces the one that is valid. */
export function InvoiceTools({ order }: InvoiceToolsProps) {
  const current = order.invoices.find(({ isCurrent }) => isCurrent);
  if (current) return <ReplaceInvoice invoice={current} order={order} />;
  return (
    <>
      <p>{t.noInvoice}</p>
      <Issue
        variables={{ input: { orderId: order.id } }}
        question={t.issueTheInvoice}
        consequence={t.itGetsTheNextNumber}
        action={t.issueInvoice}
        size="small"
        variant="outlined"
      >
        {t.issueInvoice}
      </Issue>
    </>
  );
}
