import type { DocumentSeller, DocumentTax, InvoiceDocument } from './invoice-document.ts';
import { amount, day, node, percent, signed, text } from './xml-node.ts';

export const allowance = (cents: number, reason: string, tax: string) =>
  node(
    'ram:SpecifiedTradeAllowanceCharge',
    node('ram:ChargeIndicator', text('udt:Indicator', 'false')),
    amount('ram:ActualAmount', cents),
    text('ram:Reason', reason),
    tax,
  );

/** How a document is paid, what it comes to, and what it corrects. */
export function settlement({
  currency,
  seller,
  payment,
  taxes,
  allowances,
  totals,
  corrects,
  shippedOn,
  suppliedOn,
}: InvoiceDocument): string {
  const isOfDays = shippedOn && suppliedOn && shippedOn !== suppliedOn;
  return [
    text('ram:InvoiceCurrencyCode', currency),
    paymentMeans(payment, seller),
    ...taxes.map(tradeTax),
    isOfDays &&
      node(
        'ram:BillingSpecifiedPeriod',
        node('ram:StartDateTime', day('udt', shippedOn)),
        node('ram:EndDateTime', day('udt', suppliedOn)),
      ),
    ...allowances.map(({ net, reason, category, taxRate }) =>
      allowance(
        net,
        reason,
        node(
          'ram:CategoryTradeTax',
          text('ram:TypeCode', 'VAT'),
          text('ram:CategoryCode', category),
          percent(taxRate),
        ),
      ),
    ),
    node(
      'ram:SpecifiedTradePaymentTerms',
      text('ram:Description', payment.terms),
      payment.dueOn && node('ram:DueDateDateTime', day('udt', payment.dueOn)),
    ),
    node(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      amount('ram:LineTotalAmount', totals.lines),
      totals.allowances > 0 && amount('ram:AllowanceTotalAmount', totals.allowances),
      amount('ram:TaxBasisTotalAmount', totals.net),
      text(`ram:TaxTotalAmount currencyID="${currency}"`, signed(totals.tax)),
      amount('ram:GrandTotalAmount', totals.gross),
      amount('ram:TotalPrepaidAmount', totals.paid),
      amount('ram:DuePayableAmount', totals.due),
    ),
    corrects &&
      node(
        'ram:InvoiceReferencedDocument',
        text('ram:IssuerAssignedID', corrects.number),
        node('ram:FormattedIssueDateTime', day('qdt', corrects.issuedOn)),
      ),
  ]
    .filter(Boolean)
    .join('');
}

const tradeTax = ({ amount: tax, base, category, taxRate, exemption }: DocumentTax) =>
  node(
    'ram:ApplicableTradeTax',
    amount('ram:CalculatedAmount', tax),
    text('ram:TypeCode', 'VAT'),
    text('ram:ExemptionReason', exemption),
    amount('ram:BasisAmount', base),
    text('ram:CategoryCode', category),
    category === 'K' && text('ram:ExemptionReasonCode', 'VATEX-EU-IC'),
    percent(taxRate),
  );

/** Codes of UNTDID 4461: an online payment service, cash, clearing between partners, and two for transfers. */
const CODES = { provider: '68', cod: '10', exchange: '97' };
const SEPA_TRANSFER = '58';
const NOT_DEFINED = '1';

function paymentMeans({ kind, label }: InvoiceDocument['payment'], { iban, bic }: DocumentSeller): string {
  const isTransfer = kind === 'transfer' && iban !== null;
  return node(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    text('ram:TypeCode', kind !== 'transfer' ? CODES[kind] : isTransfer ? SEPA_TRANSFER : NOT_DEFINED),
    text('ram:Information', label),
    isTransfer &&
      node('ram:PayeePartyCreditorFinancialAccount', text('ram:IBANID', iban?.replaceAll(' ', '') ?? null)),
    isTransfer && node('ram:PayeeSpecifiedCreditorFinancialInstitution', text('ram:BICID', bic)),
  );
}
