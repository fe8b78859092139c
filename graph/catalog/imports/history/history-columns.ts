import type { PastSource } from '../../../trade/past-orders/past-source.ts';
import type { Headers } from './history-values.ts';

interface AddressColumns {
  company: Headers;
  street: Headers;
  line2: Headers;
  city: Headers;
  region: Headers;
  postalCode: Headers;
  country: Headers;
}

interface Person extends AddressColumns {
  name: Headers;
  firstName: Headers;
  lastName: Headers;
  email: Headers;
  phone: Headers;
  note: Headers;
}

export interface CustomerColumns extends Person {
  id: Headers;
  orderCount: Headers;
  spent: Headers;
  tags: Headers;
  since: Headers;
}

export interface OrderColumns extends Person {
  number: Headers;
  placedAt: Headers;
  /** Each of them is a part of the status. */
  status: readonly Headers[];
  currency: Headers;
  total: Headers;
  subtotal: Headers;
  shipping: Headers;
  tax: Headers;
  discount: Headers;
  item: Headers;
  sku: Headers;
  quantity: Headers;
  price: Headers;
  /** Several items in one cell. */
  items: Headers;
}

type Has = (header: string) => boolean;

/** The columns of a kind of file, and how it is recognised. */
interface HistoryFormat<Columns> {
  source: PastSource;
  isMine(has: Has): boolean;
  columns: Columns;
}

/** Headers of exports as they are found in files of these systems, and of the widespread export plugins; capitals, blanks and signs do not count. */
export const customerFormats: readonly HistoryFormat<CustomerColumns>[] = [
  {
    source: 'shopify',
    isMine: (has) =>
      ['First Name', 'Last Name', 'Email'].every(has) &&
      ['Total Spent', 'Total Orders', 'Accepts Email Marketing', 'Accepts Marketing'].some(has),
    columns: {
      id: ['Customer ID'],
      name: [],
      firstName: ['First Name'],
      lastName: ['Last Name'],
      email: ['Email'],
      phone: ['Phone', 'Default Address Phone'],
      company: ['Default Address Company', 'Company'],
      street: ['Default Address Address1', 'Address1'],
      line2: ['Default Address Address2', 'Address2'],
      city: ['Default Address City', 'City'],
      region: ['Default Address Province Code', 'Province Code', 'Province'],
      postalCode: ['Default Address Zip', 'Zip'],
      country: ['Default Address Country Code', 'Country Code', 'Country'],
      orderCount: ['Total Orders'],
      spent: ['Total Spent'],
      tags: ['Tags'],
      note: ['Note'],
      since: [],
    },
  },
  {
    source: 'woocommerce',
    isMine: (has) =>
      (['Email', 'Total Spend', 'AOV'].every(has) ||
        (['billing_first_name', 'billing_address_1'].every(has) &&
          ['customer_id', 'user_login', 'user_name', 'username', 'user_email'].some(has))) &&
      !['order_number', 'order_id', 'Order #'].some(has),
    columns: {
      id: ['customer_id', 'user_id', 'ID'],
      name: ['Name'],
      firstName: ['first_name', 'billing_first_name'],
      lastName: ['last_name', 'billing_last_name'],
      email: ['Email', 'user_email', 'customer_email', 'billing_email'],
      phone: ['billing_phone', 'phone'],
      company: ['billing_company'],
      street: ['billing_address_1'],
      line2: ['billing_address_2'],
      city: ['billing_city', 'City'],
      region: ['billing_state', 'Region'],
      postalCode: ['billing_postcode', 'Postal Code'],
      country: ['billing_country', 'Country / Region'],
      orderCount: ['Orders', 'order_count', 'orders_count'],
      spent: ['Total Spend', 'total_spent'],
      tags: [],
      note: [],
      since: ['Sign Up', 'date_registered', 'user_registered'],
    },
  },
];

export const orderFormats: readonly HistoryFormat<OrderColumns>[] = [
  {
    source: 'shopify',
    isMine: (has) => ['Name', 'Financial Status', 'Lineitem name', 'Total'].every(has),
    columns: {
      number: ['Name'],
      name: ['Billing Name', 'Shipping Name'],
      firstName: [],
      lastName: [],
      email: ['Email'],
      phone: ['Phone', 'Shipping Phone', 'Billing Phone'],
      company: ['Shipping Company', 'Billing Company'],
      street: ['Shipping Address1', 'Shipping Street', 'Billing Address1'],
      line2: ['Shipping Address2'],
      city: ['Shipping City', 'Billing City'],
      region: ['Shipping Province', 'Billing Province'],
      postalCode: ['Shipping Zip', 'Billing Zip'],
      country: ['Shipping Country', 'Billing Country'],
      placedAt: ['Created at'],
      status: [['Financial Status'], ['Fulfillment Status']],
      currency: ['Currency'],
      total: ['Total'],
      subtotal: ['Subtotal'],
      shipping: ['Shipping'],
      tax: ['Taxes'],
      discount: ['Discount Amount'],
      item: ['Lineitem name'],
      sku: ['Lineitem sku'],
      quantity: ['Lineitem quantity'],
      price: ['Lineitem price'],
      items: [],
      note: ['Notes'],
    },
  },
  {
    source: 'woocommerce',
    isMine: (has) =>
      ['order_number', 'order_id', 'Order #'].some(has) &&
      ['status', 'order_status'].some(has) &&
      ['order_total', 'Order Total Amount', 'total', 'Net Sales', 'N. Revenue'].some(has),
    columns: {
      number: ['order_number', 'Order #', 'order_id'],
      name: ['Customer', 'billing_full_name', 'Full Name (Billing)'],
      firstName: ['billing_first_name', 'First Name (Billing)'],
      lastName: ['billing_last_name', 'Last Name (Billing)'],
      email: ['billing_email', 'Email (Billing)', 'customer_email'],
      phone: ['billing_phone', 'Phone (Billing)'],
      company: ['shipping_company', 'billing_company', 'Company (Shipping)', 'Company (Billing)'],
      street: ['shipping_address_1', 'billing_address_1', 'Address 1&2 (Shipping)', 'Address 1&2 (Billing)'],
      line2: ['shipping_address_2', 'billing_address_2'],
      city: ['shipping_city', 'billing_city', 'City (Shipping)', 'City (Billing)'],
      region: ['shipping_state', 'billing_state', 'State Code (Shipping)', 'State Code (Billing)'],
      postalCode: ['shipping_postcode', 'billing_postcode', 'Postcode (Shipping)', 'Postcode (Billing)'],
      country: ['shipping_country', 'billing_country', 'Country Code (Shipping)', 'Country Code (Billing)'],
      placedAt: ['order_date', 'date', 'date_created'],
      status: [['status', 'order_status']],
      currency: ['order_currency', 'Currency'],
      total: ['order_total', 'Order Total Amount', 'total', 'Net Sales', 'N. Revenue'],
      subtotal: ['order_subtotal', 'Order Subtotal Amount', 'subtotal'],
      shipping: ['shipping_total', 'order_shipping', 'Order Shipping Amount'],
      tax: ['tax_total', 'total_tax', 'order_tax', 'Order Total Tax Amount'],
      discount: ['discount_total', 'cart_discount', 'Cart Discount Amount', 'order_discount'],
      item: ['item_name', 'product_name', 'lineitem_name'],
      sku: ['item_sku', 'SKU'],
      quantity: ['item_quantity', 'Quantity (- Refund)', 'Quantity'],
      price: ['item_price', 'Item Cost'],
      items: ['line_items', 'Product(s)'],
      note: ['customer_note'],
    },
  },
];
