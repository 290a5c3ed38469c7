import type { FaqList, FaqsReply } from '#contract/help.ts'
import type { Language } from '#domain/languages.ts'
import type { Answer } from '../cache/answer.ts'
import type { Db } from '../db/client.ts'
import { AppError } from '../errors.ts'
import { readFaqs, readShopFacts } from './faq-queries.ts'
import { fillFacts } from './fill-facts.ts'

/**
 * All questions of the Help Center under their headings: few enough to be searched where they are read.
 *
 * @throws AppError unavailable before the shop was set up
 */
export async function listFaqs(db: Db, language: Language): Promise<Answer<FaqsReply>> {
  const [rows, facts] = await Promise.all([readFaqs(db, language), readShopFacts(db, language)])
  if (!facts) throw new AppError('unavailable', 'The shop is not set up yet.')
  const fill = fillFacts(facts, language)
  const data: FaqList = []
  for (const { group, ...entry } of rows) {
    if (data.at(-1)?.group !== group) data.push({ group, entries: [] })
    data.at(-1)!.entries.push({ ...entry, answer: fill(entry.answer) })
  }
  return { payload: { success: true, message: 'Questions found', data }, tags: ['faqs', 'settings'] }
}
