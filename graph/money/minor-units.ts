/** Currencies of ISO 4217 whose minor unit is not a hundredth, by the decimals of their amounts. */
const DECIMALS: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/** How many decimals amounts of a currency have: 2 of INR, 0 of JPY, whose minor unit is the yen. */
export function minorDigits(currency: string): number {
  const [digits = 2] = Object.entries(DECIMALS).flatMap(([each, codes]) =>
    codes.split(' ').includes(currency) ? [Number(each)] : [],
  );
  return digits;
}
