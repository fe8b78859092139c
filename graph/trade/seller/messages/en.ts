export const vatNumber = (id: string) => `VAT number ${id}`;
export const taxNumber = (number: string) => `Tax number ${number}`;
