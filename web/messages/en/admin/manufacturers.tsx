export const manufacturers = 'Manufacturers';
export const intro =
  'Who makes your products. Shops that sell to the European Union name the manufacturer of each product with a postal and an electronic address, and, when it sits outside of the EU, who is responsible in the EU (Article 19 of Regulation (EU) 2023/988).';
export const thereAreNoneYet =
  'There are no manufacturers yet. Shops that sell to the EU name one for each product.';
export const name = 'NAME';
export const address = 'ADDRESS';
export const responsible = 'RESPONSIBLE IN THE EU';
export const deleted = 'Manufacturer deleted';
export const whileProductsHaveIt = 'A manufacturer that products have is not deleted.';
export const add = 'Add manufacturer';
export const edit = 'Edit';
export const editName = (manufacturer: string) => `Edit ${manufacturer}`;
export const newManufacturer = 'New manufacturer';
export const saved = 'Manufacturer saved';
export const nameLabel = 'Name or registered trade name';
export const postalAddress = 'Postal address';
export const electronicAddress = 'E-mail or web address';
export const electronicHint = 'Where people reach it: safety@example.com, or https://example.com/contact.';
export const isOutside = 'It sits outside of the EU';
export const responsibleName = 'Responsible in the EU: name';
export const responsiblePostal = 'Responsible in the EU: postal address';
export const responsibleElectronic = 'Responsible in the EU: e-mail or web address';
