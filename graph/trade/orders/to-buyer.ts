import type { RecipientQuery } from '../../platform/mail/queue-mail.ts';

/** The buyer of an order, as who gets a mail about it. */
export const toBuyer = (order: string): RecipientQuery => ({
  select: `select owner_id, customer_name, customer_email, case kind when 'guest' then 'guest.' else '' end
    from orders join users on users.id = owner_id where orders.id = ?`,
  id: order,
});
