/** SQL of what an order is searched by, as its indexes have it: a change of one needs another index. */

/** The e-mail address in small letters. */
export const EMAIL_KEY = 'lower(customer_email)';

/** The city without accents, in small letters. */
export const CITY_KEY = 'fold_accents(shipping_city)';

/** The postal code in capitals, without blanks and hyphens. */
export const POSTAL_KEY = "translate(upper(shipping_postal_code), ' -', '')";

/** The digits of the phone number, the last one first: what people leave out are its first ones. */
export const PHONE_KEY = "reverse(regexp_replace(shipping_phone, '[^0-9]', '', 'g'))";
