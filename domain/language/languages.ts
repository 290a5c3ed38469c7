/**
 * The languages of the shop; the first is the one without a prefix in the address. A third is named here, and has a folder
 * of texts in messages/.
 */
export const languages = ['en', 'ne'] as const
export type Language = (typeof languages)[number]

const [usual] = languages

/** Texts in the other languages, kept beside the English ones: `{ ne: { name: 'पलङ' } }`. What is missing is said in English. */
export type Translations<Field extends string> = Partial<
  Record<Exclude<Language, typeof usual>, Partial<Record<Field, string>>>
>

/** `/ne/product/7` -> `ne`; an address without a language's prefix is English. */
export function languageOf(pathname: string): Language {
  const prefix = pathname.split('/')[1]
  return languages.find((language) => language === prefix) ?? usual
}

/** The same page of the shop in that language: `ne`, `/product/7` -> `/ne/product/7`; `/` -> `/ne`. */
export function languagePath(language: Language, path: string): string {
  if (language === usual) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/**
 * The path without its language: `/ne/product/7` -> `/product/7`, `/ne` -> `/`. It begins with one slash, because a
 * link to `//another.example` would lead to another site.
 */
export function withoutLanguage(path: string): string {
  const language = languageOf(path)
  const own = language === usual ? path : path.slice(language.length + 1)
  return own.replace(/^\/{2,}/, '/') || '/'
}

/** The same call of the API, answered in that language; one that names a language keeps it. */
export function inLanguage(call: string, language: Language): string {
  if (language === usual || /[?&]lang=/.test(call)) return call
  return `${call}${call.includes('?') ? '&' : '?'}lang=${language}`
}
