/** How the name of a way to pay is shown: the specification shows the id of its own, "PayPal". */
export function paymentName(id: string, offer: { kind: string; label: string } | null | undefined): string {
  return offer && offer.kind !== 'PROVIDER' ? offer.label : id;
}
