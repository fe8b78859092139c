export const onBackorder = 'On backorder';
export const shipsLater = 'Ships when it is back in stock';
export const units = (units: number) => `${units} on backorder`;
export const partly = (units: number) =>
  units === 1
    ? '1 on backorder: it ships when it is back in stock'
    : `${units} on backorder: they ship when they are back in stock`;
