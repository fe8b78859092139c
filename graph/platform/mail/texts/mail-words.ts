import type { MailTexts, MailType, MailTypes, MailWords } from '../../../core/mailer.ts';
import type { SettingField, SettingGroup } from '../../../core/settings.ts';
import { isBlank, isCleanLine, isCleanText } from '../../../core/validation.ts';
import { findSetting, type SettingDeps } from '../../settings/find-setting.ts';
import { text } from '../../settings/setting-fields.ts';
import { settingGroup } from '../../settings/setting-group.ts';
import { namesIn } from './mail-texts.ts';
import * as t from './messages/en.ts';

/** The words that a shop has changed; null for those of the template. */
export type StoredWords = { [Word in keyof MailWords]: MailWords[Word] | null };

/** Characters. */
export const LONGEST_SUBJECT = 150;
export const LONGEST_TEXT = 2_000;

/** A kind of mail whose texts can be changed. Guests get it under another name, in the same words. */
export interface ChangeableMail {
  name: string;
  title: string;
  texts: MailTexts;
}

const GUEST = 'guest.';

/** The kind that a mail is changed as; null for one that has no texts to change. */
export function changeable(types: MailTypes, type: string): ChangeableMail | null {
  const base = type.startsWith(GUEST) ? type.slice(GUEST.length) : type;
  const name = Object.hasOwn(types, base) ? base : type;
  const found: MailType | undefined = Object.hasOwn(types, name) ? types[name] : undefined;
  return found?.texts ? { name, title: found.title, texts: found.texts } : null;
}

/** The row of `settings` that has the words of a kind of mail. It is in no list of groups: there is one for each kind. */
export function wordsGroup({ name, title, texts }: ChangeableMail): SettingGroup<StoredWords> {
  const words = (word: keyof MailWords, label: string, max: number): SettingField<string | null> => ({
    ...text({ label, description: label, none: t.none, default: null, max }),
    read: (given) => readWords(texts, { word, label, max }, given),
  });
  return settingGroup<StoredWords>({
    name: `mail.${name}`,
    title: t.textsOf(title),
    hasOwnForm: false,
    fields: {
      subject: words('subject', t.subject, LONGEST_SUBJECT),
      opening: words('opening', t.opening, LONGEST_TEXT),
      closing: words('closing', t.closing, LONGEST_TEXT),
    },
  });
}

/** A text as it is stored: null for the one of the template. Throws an Error that says what is wrong with it. */
function readWords(
  { defaults, placeholders, required }: MailTexts,
  { word, label, max }: { word: keyof MailWords; label: string; max: number },
  given: unknown,
): string | null {
  const value = String(given ?? '')
    .replace(/\r\n?/g, '\n')
    .trim();
  if (isBlank(value) || value === defaults[word]) return null;
  const isClean = word === 'subject' ? isCleanLine : isCleanText;
  if (value.length > max || !isClean(value))
    throw new Error((word === 'subject' ? t.badSubject : t.badText)(label, max));
  const names = namesIn(value);
  const unknown = names.find((name) => !Object.hasOwn(placeholders, name));
  if (unknown !== undefined) throw new Error(t.unknownPlaceholder(label, unknown, Object.keys(placeholders)));
  const missing = word === 'opening' ? required.filter((name) => !names.includes(name)) : [];
  if (missing.length > 0) throw new Error(t.missingPlaceholder(label, missing));
  return value;
}

/** The words in which a mail is made, cached as settings are: those that the shop has not changed are left out. */
export async function findWords(
  deps: SettingDeps,
  types: MailTypes,
  type: string,
): Promise<Partial<MailWords>> {
  const mail = changeable(types, type);
  return mail ? wordsOf(await findSetting(deps, wordsGroup(mail))) : {};
}

export const wordsOf = (stored: StoredWords): Partial<MailWords> =>
  Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== null));
