import type { PageReply } from '#contract/pages.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { fillFacts } from './fill-facts.ts'
import { findPage } from './page-queries.ts'
import { readFacts } from './read-facts.ts'
import { renderMarkdown } from './render-markdown.ts'
import { say } from '../../platform/language/sentence.ts'

/**
 * Returns a page as HTML with the shop's facts filled in.
 *
 * @throws AppError not_found
 */
export async function readPage(db: Db, slug: string, language: Language): Promise<Answer<PageReply>> {
  const page = await findPage(db, slug, language)
  if (!page) throw new AppError('not_found', say('pages.not-found'))
  const { facts, tags } = await readFacts(db, language)
  const data = {
    slug,
    title: fillFacts(page.title, facts),
    summary: fillFacts(page.summary, facts),
    ...renderMarkdown(fillFacts(page.body, facts, { isMarkdown: true }), language),
    updatedAt: page.updatedAt.toISOString(),
  }
  return { payload: { success: true, message: 'Page found', data }, tags: ['pages', ...tags] }
}
