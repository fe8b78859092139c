/** A carrier whose parcels can be tracked by their number. */
export interface Carrier {
  name: string;
  /** Address of its page about a parcel, which ends with the number. */
  tracking: string;
}

/** The carriers that the shop knows. An order may be shipped by another one. */
export const carriers: readonly Carrier[] = [
  { name: 'Austrian Post', tracking: 'https://www.post.at/s/sendungsdetails?snr=' },
  { name: 'Blue Dart', tracking: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=' },
  {
    name: 'Chronopost',
    tracking: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=',
  },
  { name: 'Colissimo', tracking: 'https://www.laposte.fr/outils/suivre-vos-envois?code=' },
  {
    name: 'Correos',
    tracking: 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number=',
  },
  { name: 'Delhivery', tracking: 'https://www.delhivery.com/track-v2/package/' },
  {
    name: 'DHL',
    tracking: 'https://www.dhl.com/global-en/home/tracking/tracking-parcel.html?submit=1&tracking-id=',
  },
  { name: 'DPD', tracking: 'https://tracking.dpd.de/status/en_US/parcel/' },
  { name: 'Evri', tracking: 'https://www.evri.com/track/parcel/' },
  { name: 'FedEx', tracking: 'https://www.fedex.com/fedextrack/?trknbr=' },
  { name: 'GLS', tracking: 'https://gls-group.com/GROUP/en/parcel-tracking?match=' },
  {
    name: 'Hermes',
    tracking: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#',
  },
  // Its page asks for the number.
  {
    name: 'India Post',
    tracking: 'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx#',
  },
  { name: 'La Poste', tracking: 'https://www.laposte.fr/outils/suivre-vos-envois?code=' },
  { name: 'Parcelforce', tracking: 'https://www.parcelforce.com/track-trace?trackNumber=' },
  {
    name: 'Poste Italiane',
    tracking: 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/',
  },
  { name: 'Royal Mail', tracking: 'https://www.royalmail.com/track-your-item#/tracking-results/' },
  { name: 'Swiss Post', tracking: 'https://service.post.ch/ekp-web/ui/entry/search/' },
  { name: 'UPS', tracking: 'https://www.ups.com/track?tracknum=' },
  { name: 'USPS', tracking: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
];

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The known carrier that somebody means by a name, however it is written: "fed ex" is FedEx. */
export function findCarrier(name: string): Carrier | undefined {
  const wanted = plain(name);
  return carriers.find((carrier) => plain(carrier.name) === wanted);
}

/** The name of the carrier that alone has numbers like this one, with its check digit; null when it may be another's. Of UPS: "1Z", 15 letters or digits, and a check digit. */
export function carrierOfNumber(trackingNumber: string): string | null {
  const number = trackingNumber.replace(/\s/g, '').toUpperCase();
  const [, counted, check] = /^1Z([0-9A-Z]{15})([0-9])$/.exec(number) ?? [];
  if (!counted) return null;
  // Letters count as digits: A is 2, H is 9, I is 0. Every second one counts twice.
  const values = [...counted].map((each) =>
    /\d/.test(each) ? Number(each) : (each.charCodeAt(0) - 63) % 10,
  );
  const sum = values.reduce((total, value, at) => total + (at % 2 === 0 ? value : 2 * value), 0);
  return (10 - (sum % 10)) % 10 === Number(check) ? 'UPS' : null;
}

interface Tracking {
  carrier: string | null;
  trackingNumber: string | null;
  /** An address that goes before the one of the carrier. */
  trackingUrl: string | null;
}

/** Where a parcel is tracked; null when that is not known. */
export function trackingLink({ carrier, trackingNumber, trackingUrl }: Tracking): string | null {
  if (trackingUrl) return trackingUrl;
  const known = carrier && findCarrier(carrier);
  return known && trackingNumber
    ? known.tracking + encodeURIComponent(trackingNumber.replaceAll(' ', ''))
    : null;
}

/** Whether a text is the address of a page, http or https, without a name and a password. */
export function isPageAddress(text: string): boolean {
  const url = URL.parse(text);
  return !!url && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
}
