import type { Formats } from '#domain/language/formats.ts'
import type { Language } from '#domain/language/languages.ts'
import { addFormats } from '../format.ts'
import type { MessageGroup } from '#messages/pages.ts'
import { untilAnswered } from '../ui/next-chance.ts'
import { pageLanguage, addMessages } from './text.ts'

// The build makes a file of each group (build-tools/compile-messages.ts); a page loads what it needs, in its language.
// Those of the drivers' app are in its own script.
const catalogs = import.meta.glob<Record<string, unknown>>(['./*/*.ts', '!./*/drive.ts'], {
  base: '../../../messages',
  import: 'messages',
})

const loaded = new Set<string>()

/** Loads a group's texts. */
export async function loadMessages(language: Language, group: MessageGroup): Promise<void> {
  const file = `./${language}/${group}.ts`
  if (loaded.has(file)) return
  addMessages(language, await catalogs[file]!())
  loaded.add(file)
}

const needed = new Set<MessageGroup>(['start'])
let isStarted = false

/**
 * A page's module has `await needMessages('listing')` at its top level, so it cannot render before its texts have
 * loaded. The first page's texts load together with those of every page. The server has all of them.
 */
export function needMessages(...groups: MessageGroup[]): Promise<unknown> | undefined {
  if (import.meta.env.SSR) return undefined
  for (const group of groups) needed.add(group)
  return isStarted ? untilAnswered(() => loadAll(groups)) : undefined
}

/** False until the first page has its scripts: what is imported then belongs to it. */
export const hasStarted = () => isStarted

/** Loads the texts of the first page, before hydration. */
export function loadNeeded(): Promise<unknown> {
  isStarted = true
  return loadAll([...needed])
}

function loadAll(groups: readonly MessageGroup[]): Promise<unknown> {
  const language = pageLanguage()
  return Promise.all([loadFormats(language), ...groups.map((group) => loadMessages(language, group))])
}

/** The English formats are always loaded. */
const otherFormats: Record<Exclude<Language, 'en'>, () => Promise<Formats>> = {
  ne: async () => (await import('#domain/language/nepali-formats.ts')).nepaliFormats,
}

async function loadFormats(language: Language): Promise<void> {
  if (language !== 'en') addFormats(language, await otherFormats[language]())
}
