import { createContext } from 'react-router'
import { inLanguage } from '#domain/language/languages.ts'
import { pageLanguage } from './messages/page-language.ts'

/** The API's origin when it runs on a host of its own, such as `https://api.kastha.example`; undefined on the shop's. */
export const apiOriginContext = createContext<string | undefined>()

/** Where the browser finds a call; the page it is on says so in `data-api` of its root. */
export function apiUrl(path: string): string {
  return (document.documentElement.dataset.api ?? '') + inLanguage(path, pageLanguage())
}
