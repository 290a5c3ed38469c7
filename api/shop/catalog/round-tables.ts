import { formsOf } from '#domain/catalog/sentence-tokens.ts'
import type { Db } from '../../platform/db/client.ts'
import type { UnderstoodWord } from './understand-words.ts'
import { readPhraseQueries } from './vocabulary-queries.ts'

/**
 * Returns a tsquery text for what says that its table is round, if the words ask for a round table; else ''. A table of
 * which eight people sit round, or with round feet, has both words in other places. One word may stand between: `round oak
 * table`.
 */
export async function readRoundTables(db: Db, words: readonly UnderstoodWord[]): Promise<string> {
  const isNamed = (name: string) => words.some(({ word }) => [...formsOf(word.word), ...word.means].includes(name))
  if (!isNamed('round') || !isNamed('table')) return ''
  const [phrase = ''] = await readPhraseQueries(db, ['round table'], 'english')
  return phrase === '' ? '' : `${phrase} | ${phrase.replace('<->', '<2>')}`
}
