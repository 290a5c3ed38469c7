import type { I18n, Messages } from '@lingui/core'
import { createContext, use } from 'react'
import { type Language, languageOf } from '#domain/language/languages.ts'
import { emptyCatalog, formatMessage } from '#messages/format-message.ts'
import type { messages } from '#messages/pages.ts'
import type { Params } from '#messages/params.ts'

type Catalogue = typeof messages
export type TextKey = keyof Catalogue

/**
 * Returns a text of the catalog; its parameters are those between the braces of the English message. Numbers are written
 * as the language writes them; a year, a code or a size is given as a text (`useFormat().digits`).
 */
export type Text = <Key extends TextKey>(key: Key, ...params: TextParams<Key>) => string

type TextParams<Key extends TextKey> = keyof Params<Catalogue[Key]> extends never ? [] : [Params<Catalogue[Key]>]

const loaded = new Map<Language, I18n>()

/** Adds texts of a language. */
export function addMessages(language: Language, texts: Record<string, unknown>): void {
  const catalog = loaded.get(language) ?? emptyCatalog(language, missing)
  // The build has compiled the catalog (build-tools/compile-messages.ts), which its type cannot tell.
  catalog.load(language, texts as Messages)
  loaded.set(language, catalog)
}

/** Called when the text's group was not loaded (load-messages.ts). */
function missing(_language: string, key: string): string {
  console.error('No text', key)
  return key
}

/** Returns the texts of a language, for use outside components: `meta`, loaders. */
export function textIn(language: Language): Text {
  const catalog = loaded.get(language)
  if (!catalog) throw new Error(`The messages of '${language}' are not loaded`)
  return (key, ...params) => formatMessage(catalog, key, params[0] ?? {})
}

export const LanguageContext = createContext<Language>('en')

export function useLanguage(): Language {
  return use(LanguageContext)
}

export function useText(): Text {
  return textIn(useLanguage())
}

/** Returns the page's language in the browser, for use outside components. It never changes while the page is open. */
export function pageLanguage(): Language {
  return languageOf(location.pathname)
}
