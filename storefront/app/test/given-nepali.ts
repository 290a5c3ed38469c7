import { nepaliFormats } from '#domain/language/nepali-formats.ts'
import { addFormats } from '../format.ts'
import type { MessageGroup } from '#messages/pages.ts'
import { loadMessages } from '../messages/load-messages.ts'

/** Loads texts and formats as a Nepali page does; then open the page with `language: 'ne'`. */
export async function loadNepali(...groups: MessageGroup[]): Promise<void> {
  addFormats('ne', nepaliFormats)
  await Promise.all((['start', ...groups] as const).map((group) => loadMessages('ne', group)))
}
