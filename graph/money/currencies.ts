import { minorDigits } from './minor-units.ts';

/** The currencies of ISO 4217 in circulation whose amounts have hundredths. */
export const CURRENCIES: readonly string[] = (
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE CZK DKK ' +
  'DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK ' +
  'LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR ' +
  'RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES ' +
  'WST XCD XCG YER ZAR ZMW ZWG'
).split(' ');

/** Whether a shop can charge in a currency. Amounts are stored in hundredths. */
export const canCharge = (code: string): boolean =>
  Intl.supportedValuesOf('currency').includes(code) && minorDigits(code) === 2;
