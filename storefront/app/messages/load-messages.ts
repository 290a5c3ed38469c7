import type { MessageGroup } from './groups.ts'
import type { Language } from './language.ts'
import { addMessages } from './text.ts'

// The build makes a chunk of each group of a language (build-tools/compile-messages.ts): a page loads what it needs.
const catalogues = {
  en: {
    start: () => import('./en.ts'),
    later: () => import('./en.ts?later'),
    session: () => import('./en.ts?session'),
    accounts: () => import('./en.ts?accounts'),
  },
} satisfies Record<Language, Record<MessageGroup, unknown>>

const loaded = new Set<unknown>()

/** Adds the group's texts to those that can be said. */
export async function loadMessages(language: Language, group: MessageGroup): Promise<void> {
  const load = catalogues[language][group]
  if (loaded.has(load)) return
  const { messages } = await load()
  addMessages(language, messages)
  loaded.add(load)
}
