import { createElement, Fragment, type ReactNode } from 'react'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { TranslationMessages } from 'react-admin'
import { englishFormats } from '#domain/language/english-formats.ts'
import type { Formats } from '#domain/language/formats.ts'
import { nepaliFormats } from '#domain/language/nepali-formats.ts'
import { language } from './language.ts'
import { loadedTexts } from './loaded-texts.ts'
import type { nepali } from './nepali.ts'

/** Every text of the back office. A text without a Nepali one is a type error where it is used. */
export type English = keyof typeof nepali

type Names<Text> = Text extends `${string}%{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** The values that a text names: `'%{count} of %{name}'` needs `count` and `name`. */
type ValuesOf<Text, Value> = [Names<Text>] extends [never]
  ? []
  : [{ [Name in Names<Text>]: Name extends 'count' ? number : Value }]

/** Formats of numbers, money and time in the language of the back office. */
export const formats: Formats = language === 'ne' ? nepaliFormats : englishFormats

const loaded = loadedTexts()

/** What react-admin itself says, in Nepali; undefined in English. */
export const reactAdminTexts = loaded?.reactAdminTexts

/** The Nepali texts by their English; empty in English. */
export const phrases: Readonly<Record<string, string>> = loaded?.nepali ?? {}

// Its type wants react-admin's own texts, which have a provider of their own (texts.ts).
const messages = { ...phrases } as unknown as TranslationMessages
const { translate } = polyglotI18nProvider(() => messages, language, { allowMissing: true })

/**
 * Returns a text in the language of the back office: `t('%{count} piece |||| %{count} pieces', { count: 3 })`. Numbers
 * are written in its digits. `||||` separates the singular, which `count` decides, from the plural.
 */
export function t<Text extends English>(text: Text, ...[values]: ValuesOf<Text, string | number>): string {
  return fill(text, values)
}

/** The same with nodes as values: `tNodes('See %{page}', { page: <Link to="/help">{t('Help')}</Link> })`. */
export function tNodes<Text extends English>(text: Text, ...[values]: ValuesOf<Text, ReactNode>): ReactNode {
  const nodes: Record<string, ReactNode> = values ?? {}
  const parts = said(text).split(/%\{(\w+)\}/)
  return createElement(Fragment, null, ...parts.map((part, at) => (at % 2 === 0 ? part : nodes[part])))
}

/** Returns a text of the server, such as a report's title, in the language of the back office if it is known. */
export function said(text: string): string {
  return Object.hasOwn(phrases, text) ? phrases[text]! : text
}

function fill(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? formats.number(value) : value,
  ])
  return translate(text, { ...Object.fromEntries(written), smart_count: values['count'] })
}
