import { createContext } from 'react-router'
import { inLanguage } from '#domain/language/languages.ts'
import { pageLanguage } from './messages/page-language.ts'

/** The API's origin if it has its own host, such as `https://api.kastha.example`; undefined on the shop's host. */
export const apiOriginContext = createContext<string | undefined>()

/** Returns the browser's URL of a call, from `data-api` of the page's root element. */
export function apiUrl(path: string): string {
  return (document.documentElement.dataset.api ?? '') + inLanguage(path, pageLanguage())
}
