/** A SELECT of the images in all checkouts. */
export const CHECKOUT_IMAGES =
  "select line->>'image' as image from checkouts, jsonb_array_elements(lines) line";
