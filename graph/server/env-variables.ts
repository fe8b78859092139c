import { bool, port, str, url } from 'envalid';
import {
  count,
  currency,
  databaseUrl,
  limit,
  origins,
  proxies,
  seconds,
  sender,
  smtpUrl,
} from './env-validators.ts';
import { declared } from './modules.ts';

export const variables = {
  NODE_ENV: str({
    choices: ['development', 'production', 'test'],
    default: 'development',
    desc: 'production: never a demo. Anything else is one only as `readMode` says.',
  }),
  HOST: str({ default: '127.0.0.1', desc: 'Address to listen on; 0.0.0.0 for all.' }),
  PORT: port({ default: 4000, desc: 'Port to listen on.' }),
  PUBLIC_URL: url({ default: undefined, desc: 'Address shoppers use, for links.' }),
  CORS_ORIGINS: origins({
    default: [],
    desc: 'Origins of other sites whose pages may call the API, as guests.',
  }),
  DATA_DIR: str({ default: '.data', desc: 'Folder of the built-in database and uploaded files.' }),
  DATABASE_URL: databaseUrl({ default: '', desc: 'PostgreSQL to use instead of the built-in database.' }),
  DATABASE_POOL: count({
    default: undefined,
    desc: 'Most connections of a process to PostgreSQL; 10 at most, and 80 of all workers, unless set.',
  }),
  WORKERS: count({
    default: undefined,
    desc: 'Processes that share the work; in production on PostgreSQL one a processor, else 1.',
  }),
  S3_BUCKET: str({ default: '', desc: 'Bucket to keep uploaded pictures in instead of DATA_DIR.' }),
  S3_REGION: str({ default: 'us-east-1', desc: 'Region of the bucket.' }),
  S3_ENDPOINT: url({ default: undefined, desc: 'Address of the bucket service, unless it is Amazon S3.' }),
  S3_ACCESS_KEY_ID: str({ default: '', desc: 'Bucket service: key.' }),
  S3_SECRET_ACCESS_KEY: str({ default: '', desc: 'Bucket service: its secret.' }),
  SMTP_URL: smtpUrl({ default: '', desc: 'Mail server, with user and password.' }),
  MAIL_FROM: sender({ default: '', desc: 'Address that mails come from.' }),
  SANDBOX_PARTIAL_CAPTURES: bool({
    default: true,
    desc: 'Test payments that are reserved first can be captured in parts; Razorpay captures them in whole alone.',
  }),
  OPEN_MAILBOX: bool({
    default: false,
    desc: 'Without SMTP_URL: let everybody read the mails at /sandbox/mail, secret links included.',
  }),
  SHOP_NAME: str({ default: '', desc: 'Name of the shop; unless set, admins name it, Citron at first.' }),
  CURRENCY: currency({
    default: '',
    desc: 'Currency that is charged; unless set, admins may choose it, INR at first.',
  }),
  DISPLAY_SYMBOL: str({
    default: '',
    desc: "Sign shown before prices instead of the currency's own; unless set, admins may choose it.",
  }),
  TEXTS: str({
    choices: ['en', 'en-x-fixed'],
    default: 'en',
    desc: 'Texts of the screens: as specified, or corrected.',
  }),
  PAGE_SIZE: count({ default: 12, desc: 'Products on a page.' }),
  REFUND_UNORDERED_PAYMENTS: bool({
    default: false,
    desc: 'Send payments back that nobody ordered with: only for an account that no other program uses.',
  }),
  HELD_PIECES: limit({ default: 200, desc: 'Most units that a person holds without paying.' }),
  UNPAID_CHECKOUTS: limit({
    default: 20,
    desc: 'Most holds of a person within a day that are not paid.',
  }),
  ADDRESS_OPEN_CHECKOUTS: limit({
    default: 100,
    desc: 'Most checkouts of a network address that hold stock.',
  }),
  ADDRESS_HELD_PIECES: limit({
    default: 1000,
    desc: 'Most units that they hold.',
  }),
  ADDRESS_UNPAID_CHECKOUTS: limit({
    default: 500,
    desc: 'Most unpaid holds of a network address within a day.',
  }),
  UNPAID_ORDER_DAYS: count({
    default: undefined,
    desc: 'Days for which an unpaid order keeps its prices; it is cancelled after that. Unless set, admins set it, 7 at first.',
  }),
  ALLOW_SANDBOX_PAYMENTS: bool({ default: false, desc: 'Allow test payments in production.' }),
  TRUST_PROXY: proxies({ default: 0, desc: 'Number of reverse proxies in front of the server.' }),
  LOG_LEVEL: str({
    choices: ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
    default: undefined,
    desc: 'Least level that is logged; info in production, else warn.',
  }),
  METRICS_PORT: port({ default: undefined, desc: 'Port for Prometheus to read metrics from.' }),
  METRICS_HOST: str({ default: '127.0.0.1', desc: 'Address to serve metrics on.' }),
  DRAIN_SECONDS: seconds({ default: 0, desc: 'How long to serve on after being told to stop.' }),
  STAFF_GIFT_LIMIT: count({
    default: 10_000,
    desc: 'What staff may take off an order by prices of their own without REFUNDS, in minor units.',
  }),
  MIN_PASSWORD_LENGTH: count({ default: 6, desc: 'Least length of a new password.' }),
  STRONG_STAFF: str({
    choices: ['off', 'warn', 'required'],
    default: undefined,
    desc: 'Second factor of staff: off, a reminder, or required; warn in production, else off.',
  }),
  RATE_LIMIT_FACTOR: count({
    default: undefined,
    desc: 'Multiplies the limits on what one person or address may do; 1 in production, else 100.',
  }),
  WEB_DEV: bool({ default: false, desc: 'Serve the web app from its sources, with reload.' }),
};

export const accountVariables = Object.fromEntries(
  declared.paymentProviders.flatMap((provider) =>
    Object.entries(provider.variables).map(([name, desc]) => [name, str({ default: '', desc })]),
  ),
);

/** Names of all variables that the server reads. */
export const variableNames = [...Object.keys(variables), ...Object.keys(accountVariables)];
