export const optional = (label: string) => `${label} (optional)`;
export const anybodyMayReadIt = 'Shoppers can read it.';
export const yes = 'Yes';
export const no = 'No';
export const name = 'NAME';
export const values = 'VALUES';
export const readBy = 'READ BY';
export const required = 'REQUIRED';
export const everybody = 'Everybody';
export const staff = 'Staff';
export const place = 'PLACE';
export const nameLabel = 'Name';
export const key = 'Key';
export const keyHint =
  'Names it in files and for programs, such as gift_wrap_colour. It cannot be changed later. Left empty, it is made of the name.';
export const type = 'Values';
export const typeHint = 'It cannot be changed once there are values.';
export const choices = 'Choices';
export const choicesHint = 'One on each line, 100 at most. One that is used cannot be removed.';
export const isPublic = 'Public in the API';
export const isShown = 'Shown to shoppers';
export const isRequired = 'Required in forms';
export const nouns = {
  PRODUCT: 'field of products',
  VARIANT: 'field of variants',
  ORDER: 'field of orders',
  CUSTOMER: 'field of customers',
};
export const types = {
  TEXT: 'A line of text',
  NUMBER: 'A number',
  BOOLEAN: 'Yes or no',
  DATE: 'A day',
  CHOICE: 'One of several texts',
  URL: 'A web address',
};
export const oneOf = (choices: readonly string[]) => `One of: ${choices.join(', ')}`;
export const subjects = {
  PRODUCT: 'Products',
  VARIANT: 'Variants of products',
  ORDER: 'Orders',
  CUSTOMER: 'Customers',
};
export const intros = {
  PRODUCT:
    'For what the shop notes of a product, such as the code of its supplier. What shoppers filter and compare by is an attribute, which is on the screen Attributes.',
  VARIANT: 'For each size or colour, such as the shelf on which it lies.',
  ORDER: 'For each order, such as the colour of the gift wrap.',
  CUSTOMER: 'For each customer, such as the day on which a VAT ID was checked. Only staff see them.',
};
export const none = 'There are none yet.';
export const move = (label: string, direction: string) => `Move ${label} ${direction}`;
export const up = 'up';
export const down = 'down';
export const fieldDeleted = 'Field deleted';
export const valuesAreRemoved =
  'All values of it are removed. This cannot be undone: export them first if you need them.';
export const noValues = 'Nothing has a value of it.';
export const variantFields = 'Custom fields of the variants';
export const variant = 'Variant';
export const ofVariant = (label: string, variant: string) => `${label}, ${variant}`;
export const changeFields = 'Change fields';
export const fillIn = 'Fill in';
export const fieldsSaved = 'Fields saved';
export const isNow = (label: string, value: string) => `${label} is now: ${value}`;
export const saveAgain = 'Save again to replace it by what you typed.';
export const customFields = 'Custom fields';
export const noValue = 'none';
export const byCustomField = 'Custom field…';
export const filterByField = 'Filter by a custom field';
export const field = 'Field';
export const value = 'Value';
export const from = 'From';
export const to = 'To';
export const beginsWith = 'Begins with';
export const beginsWithHint = 'In capitals or not.';
export const enterAValue = 'Enter a value.';
export const showThese = 'Show these';
export const fieldBeginsWith = (label: string, text: string) => `${label} begins with '${text}'`;
export const fieldIs = (label: string, value: string) => `${label}: ${value}`;
export const fieldIsBetween = (label: string, from: string | undefined, to: string | undefined) =>
  `${label}: ${[from ? (to ? from : `from ${from}`) : '', to ? `to ${to}` : ''].filter(Boolean).join(' ')}`;
export const removeFilter = (text: string) => `Remove the filter ${text}`;
