import { languageOf, type Language } from '#domain/language/languages.ts'

/** The language of the page in this browser, for what is no component; a page stays in its language until it is left. */
export function pageLanguage(): Language {
  return languageOf(location.pathname)
}
