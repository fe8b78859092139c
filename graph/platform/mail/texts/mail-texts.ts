import type { MailContent, MailGroup, MailSettings, MailTexts, MailWords } from '../../../core/mailer.ts';
import { type MailText, renderMail } from '../layout.tsx';

/** Examples for previews. */
export const EXAMPLE = { name: 'Ada Lovelace', orderNumber: '#1049' };

interface Options<Name extends string> {
  group: MailGroup;
  /** What the texts can name besides `shopName`, each with an example. */
  placeholders: Readonly<Record<Name, string>>;
  /** Those that the opening must name. */
  required?: readonly NoInfer<Name>[];
  /** The default texts, with placeholders between braces. */
  subject: string;
  opening: string;
  /** What the mail says besides, with examples. */
  sample(settings: MailSettings): Omit<MailText, 'subject' | 'opening' | 'closing'>;
}

/** Texts of a special case. */
interface Special {
  /** Said whatever the shop says otherwise, such as of an order that is paid by an exchange. */
  always?: Partial<Pick<MailWords, 'subject' | 'opening'>>;
  /** Said unless the shop has changed the opening. */
  defaultOpening?: string;
}

type Said = Required<Pick<MailText, 'subject' | 'opening' | 'closing'>>;

/** The changeable texts of a kind of mail, which `say` fills in. */
export type SaidTexts<Name extends string> = MailTexts & {
  /** What a mail says: the words of the shop, or the default ones. */
  say(settings: MailSettings, values: Readonly<Record<Name, string>>, special?: Special): Said;
};

/** What staff can change of a kind of mail. It stands beside the mail: each kind needs it, see `MailType.texts`. */
export function mailTexts<Name extends string>(options: Options<Name>): SaidTexts<Name> {
  const { group, subject, opening, required = [] } = options;
  const defaults = { subject, opening, closing: '' };
  const placeholders: Record<string, string> = { ...options.placeholders, shopName: '' };
  const say: SaidTexts<Name>['say'] = (settings, values, { always = {}, defaultOpening } = {}) => {
    const words = { ...defaults, ...settings.words };
    const fill = (text: string) => filled(text, { ...values, shopName: settings.name });
    const whole = always.opening ?? (settings.words?.opening === undefined ? defaultOpening : undefined);
    return {
      subject: always.subject ?? fill(words.subject).replace(LINE_ENDS, ' '),
      opening: whole === undefined ? paragraphsOf(words.opening).map(fill) : [whole],
      closing: paragraphsOf(words.closing).map(fill),
    };
  };
  const sample = (settings: MailSettings): MailContent =>
    renderMail(settings, { ...options.sample(settings), ...say(settings, options.placeholders) });
  return { group, defaults, placeholders, required, sample, say };
}

/** What would end the line of a header. */
const LINE_ENDS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

const PLACEHOLDER = /\{([^{}]{0,100})\}/g;

/** In one pass: what a value has between braces stays. */
const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(PLACEHOLDER, (whole, name) => (Object.hasOwn(values, name) ? values[name]! : whole));

/** The names between braces. */
export const namesIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!);

const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .split('\n\n')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
