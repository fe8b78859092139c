import { orderName } from '#money/order-name';
import { address, buyerParty, sellerParty } from './cii-parties.ts';
import { allowance, settlement } from './cii-settlement.ts';
import { supplyNote } from './document-texts.ts';
import type { DocumentLine, InvoiceDocument } from './invoice-document.ts';
import * as t from './messages/en.ts';
import { amount, day, node, percent, text } from './xml-node.ts';

/** What an e-invoice says that it follows: EN 16931 alone, or the German XRechnung. */
export type CiiProfile = 'en16931' | 'xrechnung';

const PROFILES = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
};
const BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const NAMESPACE = 'urn:un:unece:uncefact:data:standard';

/** What a profile needs that a document lacks, by the names of settings and fields; empty when it can be written. */
export function missingFor(
  profile: CiiProfile,
  { seller, buyer, shipTo, taxes, shippedOn }: InvoiceDocument,
): string[] {
  const needed: [name: string, value: string | null][] = [['buyer.countryCode', buyer.countryCode]];
  if (shipTo) needed.push(['shipTo.countryCode', shipTo.countryCode]);
  // An intra-community supply names both VAT ids and the day of the supply (BR-IC-02, BR-IC-11).
  if (taxes.some(({ category }) => category === 'K'))
    needed.push(
      ['seller.vatId', seller.vatId],
      ['buyer.taxId', buyer.taxId ?? null],
      ['shippedOn', shippedOn],
    );
  if (profile === 'xrechnung')
    needed.push(
      ...(['postalCode', 'email', 'phone'] as const).map(
        (name) => [`seller.${name}`, seller[name]] as [string, string | null],
      ),
      ['buyer.city', buyer.city],
      ['buyer.postalCode', buyer.postalCode],
    );
  return needed.filter(([, value]) => !value).map(([name]) => name);
}

/** A document as an e-invoice in the syntax CII of EN 16931. Its texts must suffice, see `missingFor`. */
export function writeCii(document: InvoiceDocument, profile: CiiProfile): string {
  const { kind, number, issuedOn, seller, buyer, shipTo, lines, shippedOn } = document;
  const suppliedOn = document.suppliedOn ?? shippedOn;
  const isGerman = profile === 'xrechnung';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${node(
    `rsm:CrossIndustryInvoice xmlns:rsm="${NAMESPACE}:CrossIndustryInvoice:100" xmlns:ram="${NAMESPACE}:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="${NAMESPACE}:UnqualifiedDataType:100" xmlns:qdt="${NAMESPACE}:QualifiedDataType:100"`,
    node(
      'rsm:ExchangedDocumentContext',
      isGerman && node('ram:BusinessProcessSpecifiedDocumentContextParameter', text('ram:ID', BILLING)),
      node('ram:GuidelineSpecifiedDocumentContextParameter', text('ram:ID', PROFILES[profile])),
    ),
    node(
      'rsm:ExchangedDocument',
      text('ram:ID', number),
      text('ram:TypeCode', kind === 'invoice' ? '380' : '381'),
      node('ram:IssueDateTime', day('udt', issuedOn)),
      ...[seller.footer, supplyNote(document)].map((note) =>
        node('ram:IncludedNote', text('ram:Content', note)),
      ),
    ),
    node(
      'rsm:SupplyChainTradeTransaction',
      ...lines.map((line, at) => tradeLine(line, at + 1)),
      node(
        'ram:ApplicableHeaderTradeAgreement',
        isGerman && text('ram:BuyerReference', orderName(document.orderNumber)),
        node('ram:SellerTradeParty', sellerParty(seller, isGerman)),
        node('ram:BuyerTradeParty', buyerParty(buyer, isGerman)),
        node(
          'ram:BuyerOrderReferencedDocument',
          text('ram:IssuerAssignedID', orderName(document.orderNumber)),
        ),
      ),
      node(
        'ram:ApplicableHeaderTradeDelivery',
        shipTo && node('ram:ShipToTradeParty', text('ram:Name', shipTo.name), address(shipTo)),
        suppliedOn &&
          node('ram:ActualDeliverySupplyChainEvent', node('ram:OccurrenceDateTime', day('udt', suppliedOn))),
      ),
      node('ram:ApplicableHeaderTradeSettlement', settlement(document)),
    ),
  )}\n`;
}

function tradeLine(
  { name, sku, units, before, net, category, taxRate }: DocumentLine,
  position: number,
): string {
  // A price of one unit if that is whole cents, else of all units: their product is exact.
  const isWhole = before % units === 0;
  const discount = before - net;
  return node(
    'ram:IncludedSupplyChainTradeLineItem',
    node('ram:AssociatedDocumentLineDocument', text('ram:LineID', String(position))),
    node('ram:SpecifiedTradeProduct', text('ram:SellerAssignedID', sku), text('ram:Name', name)),
    node(
      'ram:SpecifiedLineTradeAgreement',
      node(
        'ram:NetPriceProductTradePrice',
        amount('ram:ChargeAmount', isWhole ? before / units : before),
        !isWhole && text('ram:BasisQuantity unitCode="C62"', String(units)),
      ),
    ),
    node('ram:SpecifiedLineTradeDelivery', text('ram:BilledQuantity unitCode="C62"', String(units))),
    node(
      'ram:SpecifiedLineTradeSettlement',
      node(
        'ram:ApplicableTradeTax',
        text('ram:TypeCode', 'VAT'),
        text('ram:CategoryCode', category),
        percent(taxRate),
      ),
      discount > 0 && allowance(discount, t.discount, ''),
      node('ram:SpecifiedTradeSettlementLineMonetarySummation', amount('ram:LineTotalAmount', net)),
    ),
  );
}
