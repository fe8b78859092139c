import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/invoices';
import { may, useViewer } from '../../../../features/accounts/viewer.ts';
import type { OrderAccess } from '../../../../features/orders/CancelOrder.tsx';
import type { OrderDetailFragment } from '../../../../features/orders/OrderDetail.generated.tsx';
import type { OrderInvoicesFragment } from '../../../../features/orders/OrderInvoices.generated.tsx';
import { OrderSection } from '../../../../features/orders/OrderSection.tsx';
import { ShortDate } from '../../../../features/orders/ShortDate.tsx';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { MissingPart } from '../../../../ui/MissingPart.tsx';
import { Money } from '../../../../ui/Money.tsx';

const InvoiceTools = lazyPart(async () => (await import('./InvoiceTools.tsx')).InvoiceTools, MissingPart);

type Invoice = OrderInvoicesFragment['invoices'][number];

interface OrderInvoicesProps {
  order: Pick<OrderDetailFragment, 'id' | 'invoices' | 'billingAddress' | 'shippingAddress'>;
  link?: OrderAccess;
}

/** The invoices and credit notes of an order, each to print and as the e-invoices that it can be had as. */
export function OrderInvoices({ order, link }: OrderInvoicesProps) {
  const viewer = useViewer();
  return (
    <OrderSection title={t.invoices}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {order.invoices.map((invoice) => (
          <Box component="li" key={invoice.id} sx={{ py: 1 }}>
            <InvoiceText {...{ invoice, link }} isStaff={may(viewer, 'ORDERS')} />
          </Box>
        ))}
      </Box>
      {may(viewer, 'ORDERS') && <InvoiceTools order={order} />}
    </OrderSection>
  );
}

interface InvoiceTextProps {
  invoice: Invoice;
  link?: OrderAccess;
  isStaff: boolean;
}

function InvoiceText({ invoice, link, isStaff }: InvoiceTextProps) {
  const { kind, number, issuedAt, amount, files } = invoice;
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <span>
          <strong>{t.numbered(kind === 'INVOICE' ? t.invoice : t.creditNote, number)}</strong>{' '}
          {t.issuedOn(<ShortDate iso={issuedAt} />)}
        </span>
        <Money cents={kind === 'INVOICE' ? amount.amount : -amount.amount} />
      </Box>
      {files.length === 0 && t.noLongerKept}
      {files.length > 0 && !files.some(({ format }) => format === 'XML') && (
        <div>{isStaff ? t.noEInvoiceForStaff : t.noEInvoice}</div>
      )}
      {/* A payment link is for paying alone. */}
      {!link?.mayPay && (
        <Box data-screen-only sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {files.map((file) => (
            <FileLink key={file.format} {...{ file, number, link }} />
          ))}
        </Box>
      )}
    </>
  );
}

interface FileLinkProps {
  file: Invoice['files'][number];
  number: string;
  link?: OrderAccess;
}

/** Who has the link of a guest sends it as a form, so that it is in no address. */
function FileLink({ file: { format, path }, number, link }: FileLinkProps) {
  const label = { 'aria-label': t.fileOf(t.formats[format], number) };
  if (!link)
    return (
      <Link href={path} target="_blank" rel="noopener" {...label}>
        {t.formats[format]}
      </Link>
    );
  return (
    <form method="post" action={path} target="_blank" rel="noopener">
      <input type="hidden" name="token" value={link.token} />
      <Link component="button" type="submit" {...label}>
        {t.formats[format]}
      </Link>
    </form>
  );
}
