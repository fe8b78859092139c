import { createHash, randomBytes } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import type { Pool } from 'pg';
import type { Route } from './route.ts';

/** The user of a session. */
async function viewerOf(pool: Pool, token: string): Promise<string> {
  const { rows } = await pool.query(
    `select u.id from sessions s join users u on u.id = s.user_id
     where s.token_hash = $1 and s.created_at > now() - interval '30 days' and s.last_seen_at > now() - interval '7 days'
       and u.deleted_at is null`,
    [hashToken(token)],
  );
  return rows[0].id;
}

const signIn: Route = async (pool, { email = '', password = '' }) => {
  const { rows } = await pool.query(
    'select id, name, email, is_admin as "isAdmin", password_hash as hash from users where email_key = $1',
    [email.toLowerCase()],
  );
  const { hash, ...user } = rows[0];
  if (!(await verify(hash, password))) throw new Error('wrong password');
  await pool.query(
    'insert into sessions (token_hash, user_id, created_at, last_seen_at) values ($1, $2, now(), now())',
    [hashToken(randomBytes(32).toString('base64url')), user.id],
  );
  return { data: { signIn: user } };
};

const adminOrders: Route = async (pool, { token = '', keyword = '' }) => {
  await viewerOf(pool, token);
  const where = keyword ? '(customer_name ilike $1 or customer_email ilike $1)' : 'delivered_at is null';
  const params = keyword ? [`%${keyword}%`] : [];
  const [rows, count] = await Promise.all([
    pool.query(
      `select id, json_build_object('name', customer_name, 'email', customer_email) as user, created_at as "createdAt",
         total_price as "totalPrice", paid_at as "paidAt", delivered_at as "deliveredAt"
       from orders where ${where} order by created_at desc, id desc limit 25`,
      params,
    ),
    pool.query(`select count(*)::int as total from orders where ${where}`, params),
  ]);
  const { total } = count.rows[0];
  return {
    data: { orders: { page: 1, pages: Math.max(1, Math.ceil(total / 25)), total, orders: rows.rows } },
  };
};

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export const accountRoutes: Record<string, Route> = { '/sign-in': signIn, '/admin-orders': adminOrders };
