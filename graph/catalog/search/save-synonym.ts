import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { refuseFields, requireId } from '../../core/validation.ts';
import { keyOf, LONGEST_PHRASE, phraseKey } from './read-words.ts';
import { Synonym } from './search.entity.ts';
import type { SynonymInput } from './search-settings.inputs.ts';
import { MAX_SYNONYMS } from './synonyms.ts';

/** In characters. */
const MAX_PHRASE = 60;

/**
 * Adds or changes a group of synonyms. Errors: BAD_USER_INPUT, NOT_FOUND; CONFLICT when there are 500 groups.
 */
export async function saveSynonym(ctx: Context, { id, ...input }: SynonymInput): Promise<Synonym> {
  const words = readPhrases(input.words);
  const finds = readPhrases(input.finds);
  refuseFields({
    words:
      problemOf(words) ||
      (words.length < (finds.length > 0 ? 1 : 2) &&
        'Enter two words that mean the same, or one word and what it finds besides.'),
    finds: problemOf(finds),
  });
  return inInvalidatingTransaction(ctx, async (em) => {
    const group = id ? await findGroup(em, id) : await addGroup(em, ctx.ports.now());
    em.assign(group, { words, finds });
    await recordEvent(em, ctx, { type: 'synonyms.saved', subject: group.id, data: { words, finds } });
    return group;
  });
}

async function findGroup(em: SqlEntityManager, id: string): Promise<Synonym> {
  const group = await em.findOne(Synonym, { id: requireId(id, 'Synonym') });
  if (!group) throw new DomainError('NOT_FOUND', 'Synonym not found.');
  return group;
}

async function addGroup(em: SqlEntityManager, createdAt: Date): Promise<Synonym> {
  if ((await em.count(Synonym)) >= MAX_SYNONYMS)
    throw new DomainError('CONFLICT', `There are ${MAX_SYNONYMS} groups of synonyms. Delete one first.`);
  const group = em.create(Synonym, { words: [], finds: [], createdAt });
  em.persist(group);
  return group;
}

/** The phrases as searches know them, each once. */
function readPhrases(texts: string[]): string[] {
  const phrases = new Map<string, string>();
  for (const phrase of texts.map(keyOf))
    if (!phrases.has(phraseKey(phrase))) phrases.set(phraseKey(phrase), phrase);
  return [...phrases.values()];
}

function problemOf(phrases: string[]): string | false {
  if (phrases.includes('')) return 'Each word needs a letter or a digit.';
  const long = phrases.find(
    (phrase) => phrase.length > MAX_PHRASE || phrase.split(' ').length > LONGEST_PHRASE,
  );
  return (
    long !== undefined &&
    `"${long.slice(0, MAX_PHRASE)}" is too long: at most ${LONGEST_PHRASE} words and ${MAX_PHRASE} characters.`
  );
}
