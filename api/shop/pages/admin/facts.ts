import type { PageFacts } from '#contract/admin/pages.ts'
import type { Db } from '../../../platform/db/client.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { askedFacts } from '../fill-facts.ts'
import { pageFacts } from '../page-facts.ts'
import { readFacts } from '../read-facts.ts'
import { say, type Sentence } from '../../../platform/language/sentence.ts'

/** Lists the facts that pages may name between braces, with the text that readers see. */
export async function listFacts(db: Db): Promise<PageFacts> {
  const [english, nepali] = [await readFacts(db, 'en'), await readFacts(db, 'ne')]
  const items = Object.entries(english.facts).map(([id, en]) => ({ id, en, ne: nepali.facts[id]! }))
  return { items, total: items.length }
}

/** Returns the names of the facts, which do not depend on the zones. */
export async function readFactNames(db: Db): Promise<string[]> {
  const settings = await readSettings(db)
  return Object.keys(pageFacts({ settings: settings.payload.data, zones: [] }, 'en'))
}

/** A fact is much longer than its name, so a text of nothing else would become many times as long. */
const MOST_FACTS = 50

/** Returns the problem of a text with unknown facts, or with too many; undefined without one. */
export function factProblemIn(text: string, known: readonly string[]): Sentence | undefined {
  const asked = askedFacts(text)
  if (asked.length > MOST_FACTS) return say('pages.too-many-facts', { most: MOST_FACTS })
  const unknown = new Set(asked.filter((name) => !known.includes(name)))
  return unknown.size === 0
    ? undefined
    : say('pages.no-facts', { names: [...unknown].map((name) => `{${name}}`).join(', ') })
}
