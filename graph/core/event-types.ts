export interface EventType {
  /** The kind of thing that `subject_id` names. */
  subject:
    | 'account'
    | 'product'
    | 'category'
    | 'attribute'
    | 'search'
    | 'review'
    | 'checkout'
    | 'order'
    | 'payment'
    | 'mail'
    | 'promotion'
    | 'invitation'
    | 'settings'
    | 'work';
  /** What happened, for people who read the log. */
  sentence: string;
  /** Days after which events of this type are deleted. Without it they never are. */
  days?: number;
}

/** What the shop records as having happened. A type is never renamed: rows and integrations have it. */
export const eventTypes = {
  'account.registered': { subject: 'account', sentence: 'An account was created.' },
  'account.verified': {
    subject: 'account',
    sentence: 'The owner of an account confirmed the e-mail address.',
  },
  'account.updated': { subject: 'account', sentence: 'Name or e-mail address of an account was changed.' },
  'account.deleted': { subject: 'account', sentence: 'An account was deleted.' },
  'account.erased': { subject: 'account', sentence: 'The personal data of an account was erased.' },
  'password.changed': { subject: 'account', sentence: 'The password of an account was changed.' },
  'session.started': { subject: 'account', sentence: 'Somebody signed in.', days: 90 },
  'session.ended': { subject: 'account', sentence: 'A session was ended by its owner.', days: 90 },
  'signin.method_added': { subject: 'account', sentence: 'A way to sign in was added to an account.' },
  'signin.method_removed': { subject: 'account', sentence: 'A way to sign in was removed from an account.' },
  'permission.changed': { subject: 'account', sentence: 'The permissions of an account were changed.' },
  'staff.invited': { subject: 'invitation', sentence: 'Somebody was invited to the staff.' },
  'staff.uninvited': { subject: 'invitation', sentence: 'An invitation to the staff was withdrawn.' },
  'staff.joined': { subject: 'account', sentence: 'Somebody accepted an invitation and joined the staff.' },
  'product.created': { subject: 'product', sentence: 'A product was created.' },
  'product.updated': { subject: 'product', sentence: 'A product was edited.' },
  'product.deleted': { subject: 'product', sentence: 'A product was deleted.' },
  'product.restored': { subject: 'product', sentence: 'A deleted product was restored.' },
  'price.scheduled': { subject: 'product', sentence: 'A price was planned that begins and ends by itself.' },
  'price.unscheduled': { subject: 'product', sentence: 'A planned price was cancelled.' },
  'category.created': { subject: 'category', sentence: 'A category was created.' },
  'category.updated': { subject: 'category', sentence: 'A category was edited or moved.' },
  'category.deleted': { subject: 'category', sentence: 'A category was deleted.' },
  'attribute.created': { subject: 'attribute', sentence: 'An attribute of products was created.' },
  'attribute.updated': { subject: 'attribute', sentence: 'An attribute of products was edited.' },
  'attribute.deleted': { subject: 'attribute', sentence: 'An attribute of products was deleted.' },
  'synonyms.saved': { subject: 'search', sentence: 'A group of synonyms for searches was saved.' },
  'synonyms.deleted': { subject: 'search', sentence: 'A group of synonyms for searches was deleted.' },
  'search.pinned': { subject: 'search', sentence: 'The products that a search shows first were set.' },
  'review.written': { subject: 'product', sentence: 'A review was written or changed.', days: 90 },
  'checkout.started': { subject: 'checkout', sentence: 'Stock was held for a checkout.' },
  'checkout.cancelled': { subject: 'checkout', sentence: 'A shopper gave a checkout up.' },
  'checkout.expired': { subject: 'checkout', sentence: 'The time to pay a checkout ran out.' },
  'order.placed': { subject: 'order', sentence: 'An order was placed.' },
  'order.link_sent': { subject: 'order', sentence: 'A payment link of an order was mailed or copied.' },
  'order.claimed': { subject: 'order', sentence: 'An order of a guest became that of an account.' },
  'order.accepted': { subject: 'order', sentence: 'An order was accepted that is paid later.' },
  'order.paid': { subject: 'order', sentence: 'An order was paid.' },
  'order.cancelled': { subject: 'order', sentence: 'An order was cancelled.' },
  'order.delivered': { subject: 'order', sentence: 'An order was delivered.' },
  'payment.started': { subject: 'order', sentence: 'A payment for an unpaid order was opened.' },
  'payment.refused': { subject: 'payment', sentence: 'A payment paid no order and is refunded.' },
  'promotion.created': { subject: 'promotion', sentence: 'A promotion was created.' },
  'promotion.updated': { subject: 'promotion', sentence: 'A promotion was changed.' },
  'promotion.deleted': { subject: 'promotion', sentence: 'A promotion was deleted.' },
  'promotion.codes_generated': { subject: 'promotion', sentence: 'Codes of a promotion were generated.' },
  'mail.resent': { subject: 'mail', sentence: 'A mail was sent again.', days: 90 },
  'refund.made': { subject: 'payment', sentence: 'A payment was refunded.' },
  'refund.changed': { subject: 'payment', sentence: 'The refunded part of a payment changed.' },
  'settings.confirmed': {
    subject: 'settings',
    sentence: 'The default settings of a new shop were confirmed.',
  },
  'settings.changed': { subject: 'settings', sentence: 'Settings of the shop were changed.' },
  'work.retried': { subject: 'work', sentence: 'The next attempt at due work was made due.', days: 90 },
} as const satisfies Record<string, EventType>;

export type EventName = keyof typeof eventTypes;
