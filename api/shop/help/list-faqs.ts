import type { FaqList, FaqsReply } from '#contract/help.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { listDeliveryZones } from '../delivery-zones/list-delivery-zones.ts'
import { formatsOf } from '../../platform/language/localized.ts'
import { askedFacts, fillFacts } from '../pages/fill-facts.ts'
import { pageFacts } from '../pages/page-facts.ts'
import { readSettings } from '../settings/read-settings.ts'
import { readFaqs } from './faq-queries.ts'
import { showSupport } from './show-support.ts'

/**
 * Returns all questions of the Help Center by group, with the shop's facts filled in. There are few enough for the
 * browser to search them. A question is left out when its answer needs a fact that the shop lacks, such as an
 * emergency number.
 *
 * @throws AppError unavailable before the shop was set up
 */
export async function listFaqs(db: Db, language: Language): Promise<Answer<FaqsReply>> {
  const [rows, settings, delivery, support] = await Promise.all([
    readFaqs(db, language),
    readSettings(db, language),
    listDeliveryZones(db, language),
    showSupport(db, language),
  ])
  const shop = settings.payload.data
  const { emergencyPhone } = support.payload.data
  const facts: Record<string, string> = {
    ...pageFacts({ settings: shop, zones: delivery.payload.data.zones }, language),
    emergencyPhone: emergencyPhone && formatsOf(language).phone(emergencyPhone),
  }
  const data: FaqList = []
  for (const { group, ...entry } of rows) {
    if (askedFacts(entry.answer).some((name) => facts[name] === '')) continue
    if (data.at(-1)?.group !== group) data.push({ group, entries: [] })
    data.at(-1)!.entries.push({ ...entry, answer: fillFacts(entry.answer, facts) })
  }
  const tags = [...new Set(['faqs', ...settings.tags, ...delivery.tags])]
  return { payload: { success: true, message: 'Questions found', data }, tags }
}
