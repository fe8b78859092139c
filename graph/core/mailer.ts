import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { MoneySettings } from '#money/format-money';
import type { Mails, Provided } from './declarations.ts';
import type { SettingPorts } from './settings.ts';

/** What a mail says. */
export interface MailContent {
  subject: string;
  html: string;
  /** The same in plain text. */
  text: string;
  /** Address that ends mails of this kind by a POST, for the mail's header. Of what was not asked for alone. */
  unsubscribe?: string;
  /** To whom an answer goes, when that is not the shop. */
  replyTo?: { name: string; address: string };
  /** Who gets it, when that is not who the row names. */
  to?: { name: string; address: string };
}

/** A file that a mail brings. */
export interface MailAttachment {
  /** Such as "invoice-2026-17.pdf". */
  name: string;
  /** Media type. */
  type: string;
  content: Buffer;
}

/** A mail as it is handed over for delivery. */
export interface OutgoingMail extends MailContent {
  /** The same in each attempt; the Message-ID is made of it. */
  id: string;
  to: { name: string; address: string };
  attachment?: MailAttachment | null;
}

/** Delivers mails. */
export interface Mailer {
  /** Whether mails are stored to be read at `/sandbox/mail` instead of sent. */
  readonly sandbox: boolean;
  /** Whether no mail server is set: mails stay due. */
  readonly isWaiting?: boolean;
  /**
   * Resolves when the mail was accepted. Throws `PermanentMailError` when it never will be; after any other error it may be sent
   * again, with the same id.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail cannot be delivered, however often it is sent. The message says why. */
export class PermanentMailError extends Error {}

/** A mail that is due. */
export interface QueuedMail {
  id: string;
  /** Null when it is addressed to what somebody typed. */
  userId: string | null;
  orderId: string | null;
  toAddress: string;
  toName: string;
  data: Record<string, unknown>;
}

/** What a shop has set of the look of its mails. */
export interface MailLook {
  /** Path and size in pixels. */
  logo: { path: string; width: number; height: number; isOnWhite: boolean } | null;
  /** Colours of the button and of its label. */
  button: { main: string; label: string } | null;
  /** Colour of what stands out on the dark bar. */
  accent: string | null;
}

/** What each mail ends with. */
export interface MailFooter {
  /** Pages of the shop, such as its imprint. */
  links: readonly { label: string; url: string }[];
  /** Who sells: name and address, numbers, how to reach it. */
  lines: readonly string[];
}

export interface MailSettings extends MoneySettings {
  /** Name of the shop. */
  name: string;
  /** Public address of the shop, without a trailing slash. */
  url: string;
  /** Of the days that it names, a name of the IANA list. */
  timeZone: string;
  /** How it looks, where the shop has set that. */
  look?: MailLook;
  footer?: MailFooter;
  /** What the shop says instead of the default texts of the kind of mail that is made. */
  words?: Partial<MailWords> | null;
}

/** What staff can change of a kind of mail: plain text, in which "{name}" is replaced by a value. A blank line ends a paragraph. */
export interface MailWords {
  subject: string;
  /** What it begins with, before the facts. */
  opening: string;
  /** What it ends with, after the facts; empty for nothing. */
  closing: string;
}

/** In which list staff find a kind of mail. */
export type MailGroup = 'orders' | 'payments' | 'returns' | 'accounts' | 'marketing';

/** The texts of a kind of mail that staff can change, see `mailTexts`. */
export interface MailTexts {
  group: MailGroup;
  defaults: MailWords;
  /** What texts may name between braces, each with an example. */
  placeholders: Readonly<Record<string, string>>;
  /** Those that the opening must name, since nothing else of the mail says it. */
  required: readonly string[];
  /** The mail with examples, in the words of `settings`. */
  sample(settings: MailSettings): MailContent;
}

/** What the text of a mail is made from. */
export interface MailDeps {
  em: SqlEntityManager;
  ports: SettingPorts & Provided & { now: () => Date; mailTypes: MailTypes };
  settings: MailSettings;
  /** Where the buyer reads the order that the mail is about, unless that is its page. */
  orderUrl?: string;
}

/** What limits of mails are counted with. */
export interface MailLimitDeps {
  em: SqlEntityManager;
  ports: { now: () => Date };
  settings: { rateLimitFactor: number };
}

/** A kind of mail. */
export interface MailType {
  /** What it is, for admins, such as "Order confirmed". */
  title: string;
  /** What staff can change of it; null for mails to the shop itself. */
  texts: MailTexts | null;
  /** Whether its text bears a secret, which is made by `prepare`. It is not shown to admins. */
  isSecret?: boolean;
  /** Whether it goes to the buyer of an order. A guest gets it as `guest.` and its name, see `Module.derivedMails`. */
  isToBuyer?: boolean;
  /** Whether the address is removed as soon as the mail is sent or given up, since the account is gone. */
  forgetsRecipient?: boolean;
  /**
   * Whether the mailbox may get it, asked before the first attempt of a mail that strangers can cause; it counts the mail. False: the mail
   * is removed unsent.
   */
  mayGo?(deps: MailLimitDeps, mail: QueuedMail): Promise<boolean>;
  /**
   * Makes the text, each time the mail is sent or shown. Null: there is nothing to send, and the mail is removed. It
   * may write, outside of any transaction, if it is secret.
   */
  prepare(deps: MailDeps, mail: QueuedMail): Promise<MailContent | null>;
  /** Makes its file, each time the mail is sent or the file is read in the sandbox mailbox: files are not stored with mails. */
  attach?(deps: Pick<MailDeps, 'em'>, mail: QueuedMail): Promise<MailAttachment | null>;
}

/** The name of a mail that a module declares; of mails to guests without their prefix `guest.` as well. */
export type MailName = keyof Mails | WithoutPrefix<keyof Mails>;

type WithoutPrefix<Name> = Name extends `guest.${infer Rest}` ? Rest : never;

/** The kinds of mails by their names in the rows, see `queueMail`. */
export type MailTypes = Readonly<Record<string, MailType>>;
