import type { MessageGroup } from './groups.ts'
import { languageOf, type Language } from './language.ts'
import { addMessages } from './text.ts'

// The build makes a chunk of each group of a language (build-tools/compile-messages.ts): a page loads what it needs.
const catalogues = {
  en: {
    start: () => import('./en.ts'),
    cart: () => import('./en.ts?cart'),
    checkout: () => import('./en.ts?checkout'),
    comparison: () => import('./en.ts?comparison'),
    home: () => import('./en.ts?home'),
    list: () => import('./en.ts?list'),
    listing: () => import('./en.ts?listing'),
    later: () => import('./en.ts?later'),
    orders: () => import('./en.ts?orders'),
    reviews: () => import('./en.ts?reviews'),
    payments: () => import('./en.ts?payments'),
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

const needed = new Set<MessageGroup>(['start'])
let isStarted = false

/**
 * For a page's module, which says at its top level `await needMessages('listing')` and so cannot be shown before its
 * texts are there. The first page's are loaded together with those of every page. The server has all of them.
 */
export function needMessages(...groups: MessageGroup[]): Promise<unknown> | undefined {
  if (import.meta.env.SSR) return undefined
  for (const group of groups) needed.add(group)
  return isStarted ? loadAll(groups) : undefined
}

/** What the first page needs, before it comes to life. */
export function loadNeeded(): Promise<unknown> {
  isStarted = true
  return loadAll([...needed])
}

function loadAll(groups: readonly MessageGroup[]): Promise<unknown> {
  return Promise.all(groups.map((group) => loadMessages(languageOf(location.pathname), group)))
}
