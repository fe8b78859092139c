import type { PersonalData } from '../../core/personal-data.ts';

/** Documents must be kept for years, so they stay when a person is erased; `forgetOldDocuments` ends that. */
export const invoiceData: PersonalData = {
  sections: {
    invoices: `select i.number, i.kind, i.issued_at, i.document from invoices i join orders o on o.id = i.order_id
      where o.owner_id = ? order by i.issued_at, i.id`,
  },
};
