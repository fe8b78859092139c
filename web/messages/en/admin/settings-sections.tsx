export const shop = { title: 'Shop', hint: 'Name, currency symbol and time zone.' };
export const brand = { title: 'Brand', hint: 'Colours, logo, icon and social card, with a preview.' };
export const invoices = {
  title: 'Invoices',
  hint: 'Who sells, tax numbers and what invoices say.',
};
export const checkout = {
  title: 'Checkout',
  hint: 'How long goods are held, limits of orders, and reminders of carts.',
};
export const payment = { title: 'Payment', hint: 'How orders can be paid, and when money is taken.' };
export const shipping = { title: 'Shipping', hint: 'Shipping methods, their prices and countries.' };
export const taxes = { title: 'Taxes', hint: 'Tax rates, and whether prices include the tax.' };
export const returns = {
  title: 'Returns',
  hint: 'The return window, what can be exchanged, and the right of withdrawal.',
};
export const customFields = {
  title: 'Custom fields',
  hint: 'Fields of your own for products, variants, orders and customers.',
};
export const analytics = {
  title: 'Analytics',
  hint: 'A script of your choice that counts visits, and whether visitors are asked first.',
};
export const datev = { title: 'DATEV', hint: 'Numbers and accounts of the bookings for your tax adviser.' };
export const reviews = { title: 'Reviews', hint: 'Whether they wait for approval.' };
export const messages = { title: 'Messages', hint: 'What buyers may write about their orders.' };
export const mailTexts = {
  title: 'Texts of mails',
  hint: 'Subject, opening and closing of each mail, with a preview.',
};
