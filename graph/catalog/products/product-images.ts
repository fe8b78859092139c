/** A SELECT of the images of all products, also of deleted ones. */
export const PRODUCT_IMAGES = 'select image from products union all select path as image from images';
