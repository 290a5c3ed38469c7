import type { Language } from './language.ts'
import { addMessages } from './text.ts'

// One chunk a language: a page loads its own only.
const catalogues = { en: () => import('./en.ts') } satisfies Record<Language, unknown>

export async function loadMessages(language: Language): Promise<void> {
  const { messages } = await catalogues[language]()
  addMessages(language, messages)
}
