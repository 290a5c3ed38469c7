import { languageOf, type Language } from './language.ts'
import { addMessages } from './text.ts'
import type { TextGroup } from './text-groups.ts'

type Load = () => Promise<{ messages: Record<string, unknown> }>

// The build makes a chunk of each group of a language (build-tools/compile-messages.ts).
const catalogues = {
  en: {
    start: () => import('./en.ts'),
    later: () => import('./en.ts?group=later'),
    comparison: () => import('./en.ts?group=comparison'),
  },
} satisfies Record<Language, Record<TextGroup | 'start', Load>>

const loaded = new Set<string>()

async function load(language: Language, group: TextGroup | 'start'): Promise<void> {
  const name = `${language} ${group}`
  if (loaded.has(name)) return
  const { messages } = await catalogues[language][group]()
  addMessages(language, messages)
  loaded.add(name)
}

/** What every page shows by itself. */
export function loadMessages(language: Language): Promise<void> {
  return load(language, 'start')
}

/** What parts show that are loaded when somebody opens them. */
export function loadLaterMessages(language: Language): Promise<void> {
  return load(language, 'later')
}

/**
 * What only some pages show. Such a page's module waits for it, so that no part of the page is made without its texts:
 * `await textsOfPage('comparison')`. The server has all texts from the start.
 */
export async function textsOfPage(group: Exclude<TextGroup, 'later'>): Promise<void> {
  if (!import.meta.env.SSR) await load(languageOf(location.pathname), group)
}
