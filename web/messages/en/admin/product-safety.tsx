export const productSafety = 'Product safety';
export const intro = 'Shown on the page of the product. It is saved by a button of its own.';
export const noManufacturer =
  'This product has no manufacturer. A shop that sells to the European Union names it with its addresses.';
export const manufacturer = 'Manufacturer';
export const none = 'None';
export const energyClass = 'Energy class';
export const energyClassHint =
  'With the scale, as the energy label says it, such as C (A-G), or A++ (A+++-D) for a label from before 2021. The label and the information sheet are files below.';
export const eprelNumber = 'EPREL number';
export const eprelNumberHint =
  'The registration number of the model in the EPREL database of the EU, as the manufacturer states it, or the address that the QR code of the label leads to. Shoppers get a link to it, and Google shows the label.';
export const warnings = 'Warnings and safety information';
export const warningsHint = 'One on each line, 20 at most, such as: Not suitable for children under 3 years.';
export const save = 'Save product safety';
export const saved = 'Product safety saved';
export const documents = 'Files to download';
export const documentsHint =
  'PDF files of at most 10 MB, 10 at most. Shoppers find them on the page of the product.';
export const addDocument = 'Add a PDF file';
export const uploading = 'Uploading…';
export const fileTooLarge = 'The file is larger than 10 MB.';
export const titleOf = (number: number) => `Title of file ${number}`;
export const kindOf = (number: number) => `Kind of file ${number}`;
export const documentKinds = {
  MANUAL: 'Manual',
  DECLARATION: 'Declaration of conformity',
  INFORMATION_SHEET: 'Product information sheet',
  ENERGY_LABEL: 'Energy label',
  OTHER: 'Other',
};
export const remove = 'Remove';
export const removeDocument = (title: string) => `Remove ${title}`;
