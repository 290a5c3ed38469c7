import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { listDeliveryZones } from '../delivery-zones/list-delivery-zones.ts'
import { readSettings } from '../settings/read-settings.ts'
import { pageFacts } from './page-facts.ts'

/**
 * Returns the current facts for pages, in their language, and the cache tags of their sources.
 *
 * @throws AppError unavailable before the shop was set up
 */
export async function readFacts(db: Db, language: Language) {
  const [settings, delivery] = await Promise.all([readSettings(db, language), listDeliveryZones(db, language)])
  const facts = pageFacts({ settings: settings.payload.data, zones: delivery.payload.data.zones }, language)
  return { facts, tags: [...new Set([...settings.tags, ...delivery.tags])] }
}
