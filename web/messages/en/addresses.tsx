export const addresses = 'Addresses';
export const saveAnAddressHereTo = 'Save an address here to choose it when you order.';
export const usedFirst = 'Used first';
export const useFirst = 'Use first';
export const useFirstName = (name: string) => `Use first: ${name}`;
export const yourOrdersKeepIt = 'Your orders keep it.';
export const addressDeleted = 'Address deleted';
export const fullName = 'Full name';
export const address = 'Address';
export const city = 'City';
export const codes = {
  postalCode: 'Postal Code',
  zipCode: 'ZIP Code',
  pinCode: 'PIN Code',
  postcode: 'Postcode',
  eircode: 'Eircode',
};
export const regions = { state: 'State', province: 'Province' };
export const country = 'Country';
export const recipient = 'Recipient';
export const ifItIsSomebodyElse = 'If it is somebody else.';
export const optional = (label: string) => `${label} (optional)`;
export const company = 'Company';
export const apartmentFloorOrBuilding = 'Apartment, floor or building';
export const stateOrRegion = 'State or region';
export const phone = 'Phone';
export const forQuestionsAboutTheOrder = 'For questions about the order.';
export const taxNumber = 'Tax number';
export const ofTheCompanySuchAs = 'Of the company, such as a GSTIN.';
export const enterAPostalCodeSuch = (example: string) => `Enter a postal code such as ${example}.`;
export const theBillGoesSomewhereElse = 'The bill goes somewhere else';
export const addressSaved = 'Address saved';
export const edit = 'Edit';
export const addAnAddress = 'Add an address';
export const editName = (name: string) => `Edit ${name}`;
export const yourNameForItOptional = 'Your name for it (optional)';
export const suchAsOffice = 'Such as Office.';
export const editAddress = 'Edit address';
export const newAddress = 'New address';
export const whereShouldItGo = 'Where should it go?';
export const somewhereElse = 'Somewhere else';
export const weDoNotKnowThis = (meant: undefined | string) =>
  `We do not know this country. ${meant ? `Did you mean ${meant}?` : 'It stays as you typed it.'}`;
