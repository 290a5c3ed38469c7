import type { SearchReply } from '#contract/catalog/search.ts'
import { needsIn } from '#domain/catalog/sentence-needs.ts'
import { isVague } from '#domain/catalog/sentence-vague.ts'
import type { Db } from '../../platform/db/client.ts'
import { withWeights } from './condition-texts.ts'
import { findsAny } from './search-queries.ts'
import type { Search } from './understand-search.ts'
import { anyOf } from './understand-words.ts'

/**
 * Returns how the words of a search fall short of what they find: a pillow that a washing machine takes is none. Undefined if
 * they name a kind of furniture, and for a single word.
 */
export async function readShortfall(
  db: Db,
  { conditions, sentence, words: { words } }: Search,
): Promise<SearchReply['shortfall']> {
  if (conditions.some(({ kind }) => kind === 'category' || kind === 'room')) return undefined
  const needs = needsIn(sentence)
  const telling = words.filter(({ typed, word }) => !needs.has(typed) && !isVague(word.word))
  if (telling.length < 2) return undefined
  const each = telling.map(({ word }) => anyOf(word))
  if (!(await findsAny(db, each.join(' & ')))) return 'some-words'
  const isNamed = await findsAny(db, each.map((text) => withWeights(text, 'AB')).join(' | '))
  return isNamed ? undefined : 'mentions'
}
