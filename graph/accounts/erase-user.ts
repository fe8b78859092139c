import { DomainError } from '../core/errors.ts';
import { inInvalidatingTransaction } from '../core/in-invalidating-transaction.ts';
import { type DeleteDeps, deleteUser } from './delete-user.ts';
import { normaliseEmail } from './email.ts';
import { User } from './user.entity.ts';

/** What stands where a name or an address stood. */
const ERASED = 'erased';

/**
 * Deletes an account and takes name, e-mail and address from everything that it bought as well: what was sold, for how
 * much and to which country stays for the books. Errors: NOT_FOUND; CONFLICT for an admin, or while something is being
 * paid or is paid and not delivered.
 */
export async function eraseUser(ctx: DeleteDeps, email: string): Promise<void> {
  const user = await ctx.em.findOne(User, { emailKey: normaliseEmail(email), deletedAt: null });
  if (!user) throw new DomainError('NOT_FOUND', `There is no account with the e-mail address ${email}.`);
  const { id, emailKey } = user;
  await inInvalidatingTransaction(ctx, async (tx) => {
    // By the tables' names: what builds on accounts cannot be imported here.
    // Checkouts go between the two locks of the account, as where they are started and paid: else all would deadlock.
    await tx.execute('select 1 from users where id = ? for no key update', [id]);
    await tx.execute('select 1 from checkouts where user_id = ? order by id for update', [id]);
    // Nothing can be bought with the account between the look and the end.
    await deleteUser({ em: tx, ports: ctx.ports }, id);
    const open = await tx.execute(
      `select 1 from orders where owner_id = ? and paid_at is not null and delivered_at is null
       union all select 1 from checkouts where user_id = ? and stock = 'held'`,
      [id, id],
    );
    if (open.length > 0)
      throw new DomainError(
        'CONFLICT',
        'An order is being paid, or paid and not delivered: it needs its address.',
      );
    const address = ['address', 'city', 'postal_code']
      .map((part) => `shipping_${part} = '${ERASED}'`)
      .join(', ');
    await tx.execute(`update checkouts set ${address}, network = null where user_id = ?`, [id]);
    await tx.execute(
      `update orders set ${address}, customer_name = '${ERASED}', customer_email = ? where owner_id = ?`,
      [`${id}@deleted.invalid`, id],
    );
    await tx.execute('delete from sign_in_failures where email_key = ?', [emailKey]);
  });
}
