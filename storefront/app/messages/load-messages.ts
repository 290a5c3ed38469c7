import type { Formats } from '#domain/language/formats.ts'
import type { Language } from '#domain/language/languages.ts'
import { addFormats } from '../format.ts'
import type { MessageGroup } from './english.ts'
import { pageLanguage } from './page-language.ts'
import { addMessages } from './text.ts'

// The build makes a file of each (build-tools/compile-messages.ts): a page loads what it needs, in its language.
const catalogues = import.meta.glob<Record<string, unknown>>('./*/*.ts', { import: 'messages' })

const loaded = new Set<string>()

/** Adds the group's texts to those that can be said. */
export async function loadMessages(language: Language, group: MessageGroup): Promise<void> {
  const file = `./${language}/${group}.ts`
  if (loaded.has(file)) return
  addMessages(language, await catalogues[file]!())
  loaded.add(file)
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
  const language = pageLanguage()
  return Promise.all([loadFormats(language), ...groups.map((group) => loadMessages(language, group))])
}

/** English ones are there from the start. */
const otherFormats: Record<Exclude<Language, 'en'>, () => Promise<Formats>> = {
  ne: async () => (await import('#domain/language/nepali-formats.ts')).nepaliFormats,
}

async function loadFormats(language: Language): Promise<void> {
  if (language !== 'en') addFormats(language, await otherFormats[language]())
}
