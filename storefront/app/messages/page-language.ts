import { languageOf, type Language } from '#domain/language/languages.ts'

/** Returns the page's language in the browser, for use outside components. It never changes while the page is open. */
export function pageLanguage(): Language {
  return languageOf(location.pathname)
}
