import type { MetaDescriptor } from 'react-router'
import { type Language, languagePath, languages } from '#domain/language/languages.ts'

/** The shop's public URL, and the language of the page. */
export type Place = { publicUrl: string; language: Language }

/** Absolute URL of a page in the current language: `https://kastha.example/ne/product/7`. */
export function addressOf({ publicUrl, language }: Place, path: string): string {
  return publicUrl + languagePath(language, path)
}

/**
 * Returns the canonical and alternate links of a page for search engines.
 *
 * @param path  the page's own path without a language, with the query that distinguishes it
 */
export function canonical({ publicUrl, language }: Place, path: string): MetaDescriptor[] {
  const address = (one: Language) => addressOf({ publicUrl, language: one }, path)
  return [
    { tagName: 'link', rel: 'canonical', href: address(language) },
    ...languages.map((one) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang: one, href: address(one) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address(languages[0]) },
  ]
}
