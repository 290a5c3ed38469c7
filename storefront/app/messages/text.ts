import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { createContext, use } from 'react'
import type { messages } from './english.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Params } from './params.ts'

type Catalogue = typeof messages
export type TextKey = keyof Catalogue

/**
 * Returns a text of the catalog; its parameters are those between the braces of the English message. Numbers are written
 * as the language writes them; a year, a code or a size is given as a text (`useFormat().digits`).
 */
export type Text = <Key extends TextKey>(key: Key, ...params: TextParams<Key>) => string

type TextParams<Key extends TextKey> = keyof Params<Catalogue[Key]> extends never ? [] : [Params<Catalogue[Key]>]

/**
 * Locales for plurals and numbers. Nepal shares the Indian grouping (1,00,000), the fallback for browsers without
 * Nepali.
 */
const locales: Record<Language, string[]> = { en: ['en-IN'], ne: ['ne', 'en-IN-u-nu-deva'] }

const loaded = new Map<Language, I18n>()

/** Adds texts of a language. */
export function addMessages(language: Language, catalogue: Record<string, unknown>): void {
  const i18n =
    loaded.get(language) ??
    setupI18n({ locale: language, locales: locales[language], messages: { [language]: {} }, missing })
  // The build has compiled the catalog (build-tools/compile-messages.ts), which its type cannot tell.
  i18n.load(language, catalogue as Messages)
  loaded.set(language, i18n)
}

/** Called when the text's group was not loaded (load-messages.ts). */
function missing(_language: string, key: string): string {
  console.error('No text', key)
  return key
}

/** Returns the texts of a language, for use outside components: `meta`, loaders. */
export function textIn(language: Language): Text {
  const i18n = loaded.get(language)
  if (!i18n) throw new Error(`The messages of '${language}' are not loaded`)
  return (key, ...params) => i18n._(key, params[0] && withFigures(i18n, params[0]))
}

/** A message by itself formats numbers in the language's digits only within plurals. */
function withFigures(i18n: I18n, params: Record<string, string | number>): Record<string, unknown> {
  const said = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? figure(i18n, value) : value,
  ])
  return Object.fromEntries(said)
}

/** Acts as a number in plurals, and as its formatted text when inserted into a message. */
function figure(i18n: I18n, value: number): object {
  return { [Symbol.toPrimitive]: (hint: string) => (hint === 'default' ? i18n.number(value) : value) }
}

export const LanguageContext = createContext<Language>('en')

export function useLanguage(): Language {
  return use(LanguageContext)
}

export function useText(): Text {
  return textIn(useLanguage())
}
