export const shoppersFilterBy = 'Shoppers filter by';
export const shoppersSee = 'Shoppers see';
export const name = 'NAME';
export const values = 'VALUES';
export const categories = 'CATEGORIES';
export const all = 'All';
export const products = 'PRODUCTS';
export const filter = 'FILTER';
export const visible = 'VISIBLE';
export const attributes = 'Attributes';
export const whatProductsHaveBesidesName =
  'What products have besides name, brand and price: a filter of lists, a line on the product page, or, when it is not visible, for staff alone. What the shop only notes, such as the code of a supplier, is a custom field in the settings.';
export const thereAreNoAttributesYet =
  'There are no attributes yet. They are filters, and lines on the page of a product.';
export const severalOf = 'Several of';
export const oneOf = 'One of';
export const productsLoseIt = (count: number) =>
  `${count === 1 ? '1 product has' : `${count} products have`} a value of it, which is no longer shown anywhere. This cannot be undone.`;
export const noProductHasAValue = 'No product has a value of it.';
export const attributeDeleted = 'Attribute deleted';
export const nameLabel = 'Name';
export const key = 'Key';
export const namesItInAddressesAnd =
  'Names it in addresses and files, such as shoe_size. It cannot be changed later.';
export const whatAProductHasOf = 'What a product has of it';
export const unit = 'Unit';
export const suchAsKgOrCm = 'Such as "kg" or "cm".';
export const valuesToChooseFrom = 'Values to choose from';
export const oneOnEachLine50 = 'One on each line, 50 at most. Left empty, any text can be typed.';
export const shoppersFilterByIt = 'Shoppers filter by it';
export const shoppersSeeIt = 'Shoppers see it';
export const placeAmongTheAttributes = 'Place among the attributes';
export const attribute = 'attribute';
export const theFormOfAProduct =
  'The form of a product offers it in these and below them; with none chosen in all.';
export const oneText = 'One text';
export const severalTexts = 'Several texts';
export const yesOrNo = 'Yes or no';
export const hasThisKey = (label: string) => `'${label}' has this key: edit that one, or choose another key.`;
