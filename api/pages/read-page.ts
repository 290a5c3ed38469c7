import type { PageReply } from '#contract/pages.ts'
import type { Language } from '#domain/languages.ts'
import type { Answer } from '../cache/answer.ts'
import type { Db } from '../db/client.ts'
import { listDeliveryZones } from '../delivery/list-delivery-zones.ts'
import { AppError } from '../errors.ts'
import { readSettings } from '../settings/read-settings.ts'
import { fillFacts } from './fill-facts.ts'
import { pageFacts } from './page-facts.ts'
import { findPage } from './page-queries.ts'
import { renderMarkdown } from './render-markdown.ts'

/**
 * A page with the shop's facts filled in, as HTML.
 *
 * @throws AppError not_found
 */
export async function readPage(db: Db, slug: string, language: Language): Promise<Answer<PageReply>> {
  const page = await findPage(db, slug, language)
  if (!page) throw new AppError('not_found', 'Page not found')
  const [settings, delivery] = await Promise.all([readSettings(db, language), listDeliveryZones(db, language)])
  const facts = pageFacts({ settings: settings.payload.data, zones: delivery.payload.data.zones }, language)
  const data = {
    slug,
    title: fillFacts(page.title, facts),
    summary: fillFacts(page.summary, facts),
    ...renderMarkdown(fillFacts(page.body, facts, { isMarkdown: true }), language),
    updatedAt: page.updatedAt.toISOString(),
  }
  const tags = ['pages', ...settings.tags, ...delivery.tags]
  return { payload: { success: true, message: 'Page found', data }, tags }
}
