export const productSafety = 'Product safety';
export const manufacturer = 'Manufacturer';
export const responsibleInTheEu = 'Responsible in the EU';
export const warnings = 'Warnings and safety information';
export const downloads = 'Downloads';
export const pdfOf = (size: string) => ` (PDF, ${size})`;
