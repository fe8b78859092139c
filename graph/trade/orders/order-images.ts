/** A SELECT of the images in all orders. */
export const ORDER_IMAGES = 'select image from order_lines';
