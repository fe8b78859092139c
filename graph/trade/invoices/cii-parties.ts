import { readVatId } from '#money/vat-id';
import type { DocumentBuyer, DocumentSeller } from './invoice-document.ts';
import { node, text } from './xml-node.ts';

export function sellerParty(seller: DocumentSeller, isGerman: boolean): string {
  const { vatId, taxNumber, register, legalName, email, phone } = seller;
  return [
    // A buyer's program knows the seller by one of these (BR-CO-26).
    !vatId && text('ram:ID', taxNumber),
    text('ram:Name', legalName),
    register && node('ram:SpecifiedLegalOrganization', text('ram:ID', register)),
    email &&
      phone &&
      node(
        'ram:DefinedTradeContact',
        text('ram:PersonName', legalName),
        node('ram:TelephoneUniversalCommunication', text('ram:CompleteNumber', phone)),
        node('ram:EmailURIUniversalCommunication', text('ram:URIID', email)),
      ),
    node(
      'ram:PostalTradeAddress',
      text('ram:PostcodeCode', seller.postalCode),
      text('ram:LineOne', seller.street),
      text('ram:CityName', seller.city),
      text('ram:CountryID', seller.country),
    ),
    isGerman && mailbox(email),
    taxNumber && registration('FC', taxNumber),
    vatId && registration('VA', vatId),
  ]
    .filter(Boolean)
    .join('');
}

export const buyerParty = (buyer: DocumentBuyer, isGerman: boolean) =>
  [
    text('ram:Name', buyer.company || buyer.name),
    contactOf(buyer),
    address(buyer),
    isGerman && mailbox(buyer.email),
    vatIdOf(buyer),
  ]
    .filter(Boolean)
    .join('');

/** The tax number that the buyer typed, if it is a VAT id of the EU (BT-48): programs refuse any other. */
function vatIdOf({ taxId }: DocumentBuyer): string | null {
  const vatId = taxId ? readVatId(taxId) : null;
  return vatId && registration('VA', vatId.id);
}

const contactOf = ({ company, name }: DocumentBuyer) =>
  company && node('ram:DefinedTradeContact', text('ram:PersonName', name));
const mailbox = (email: string | null) =>
  node('ram:URIUniversalCommunication', text('ram:URIID schemeID="EM"', email));
const registration = (scheme: 'VA' | 'FC', id: string) =>
  node('ram:SpecifiedTaxRegistration', text(`ram:ID schemeID="${scheme}"`, id));

export const address = (to: DocumentBuyer) =>
  node(
    'ram:PostalTradeAddress',
    text('ram:PostcodeCode', to.postalCode),
    text('ram:LineOne', to.address),
    text('ram:LineTwo', to.line2),
    text('ram:CityName', to.city),
    text('ram:CountryID', to.countryCode),
    text('ram:CountrySubDivisionName', to.region),
  );
