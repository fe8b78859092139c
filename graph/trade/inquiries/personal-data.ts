import type { PersonalData } from '../../core/personal-data.ts';
import { deleteInquiryMails } from './delete-inquiry.ts';

/**
 * What a person wrote by the contact form while signed in. Anybody can type an address, and an account need not own its own: messages of guests are
 * deleted by staff, or after a year.
 */
export const inquiryData: PersonalData = {
  sections: {
    inquiries: `select id, name, email, text, created_at, answered_at from inquiries where user_id = ? order by id`,
  },
  async erase(em, { id }) {
    const deleted = await em.execute<{ id: string }[]>(
      'delete from inquiries where user_id = ? returning id',
      [id],
    );
    await deleteInquiryMails(
      em,
      deleted.map((each) => each.id),
    );
  },
};
