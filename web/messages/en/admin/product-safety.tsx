export const productSafety = 'Product safety';
export const intro = 'Shown on the page of the product. It is saved by a button of its own.';
export const noManufacturer =
  'This product has no manufacturer. A shop that sells to the European Union names it with its addresses.';
export const manufacturer = 'Manufacturer';
export const none = 'None';
export const warnings = 'Warnings and safety information (optional)';
export const warningsHint = 'One on each line, 20 at most, such as: Not suitable for children under 3 years.';
export const save = 'Save product safety';
export const saved = 'Product safety saved';
