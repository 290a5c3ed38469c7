import type { Language } from './language.ts'
import { addMessages } from './text.ts'

// The build makes two chunks of a language (build-tools/compile-messages.ts): a page loads the first of its own only.
const catalogues = {
  en: { atStart: () => import('./en.ts'), later: () => import('./en.ts?later') },
} satisfies Record<Language, unknown>

/** What a page shows by itself. */
export async function loadMessages(language: Language): Promise<void> {
  const { messages } = await catalogues[language].atStart()
  addMessages(language, messages)
}

const loadedLater = new Set<Language>()

/** What parts show that are loaded when somebody opens them (later.ts). */
export async function loadLaterMessages(language: Language): Promise<void> {
  if (loadedLater.has(language)) return
  const { messages } = await catalogues[language].later()
  addMessages(language, messages)
  loadedLater.add(language)
}
