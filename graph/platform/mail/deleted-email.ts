/** What stands for the e-mail address of a deleted account. No mail can ever be sent to this domain (RFC 2606). */
export const deletedEmail = (id: string) => `${id}@deleted.invalid`;
