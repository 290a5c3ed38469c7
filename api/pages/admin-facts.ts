import type { PageFacts } from '#contract/admin/pages.ts'
import type { Db } from '../db/client.ts'
import { readSettings } from '../settings/read-settings.ts'
import { askedFacts } from './fill-facts.ts'
import { pageFacts } from './page-facts.ts'
import { readFacts } from './read-facts.ts'

/** What may stand between braces in a page, and what its readers see. */
export async function listFacts(db: Db): Promise<PageFacts> {
  const [english, nepali] = [await readFacts(db, 'en'), await readFacts(db, 'ne')]
  const items = Object.entries(english.facts).map(([id, en]) => ({ id, en, ne: nepali.facts[id]! }))
  return { items, total: items.length }
}

/** Their names alone, which are the same whatever the zones are. */
export async function readFactNames(db: Db): Promise<string[]> {
  const settings = await readSettings(db)
  return Object.keys(pageFacts({ settings: settings.payload.data, zones: [] }, 'en'))
}

/** What is wrong with a text that asks for facts that are none; undefined where nothing is. */
export function unknownFactsIn(text: string, known: readonly string[]): string | undefined {
  const unknown = new Set(askedFacts(text).filter((name) => !known.includes(name)))
  return unknown.size === 0
    ? undefined
    : `Must not ask for what is no fact: ${[...unknown].map((name) => `{${name}}`).join(', ')}`
}
