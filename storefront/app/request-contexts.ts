import { createContext, type RouterContextProvider } from 'react-router'
import type { Language } from '#domain/language/languages.ts'
import { apiContext, type Send } from './api.ts'
import type { Shop } from './features/catalog/product/product-json-ld.ts'

/** The language of loaders' responses. */
export const languageContext = createContext<Language>()

/** The shop's own origin, such as `https://kastha.example`, for absolute URLs. */
export const publicUrlContext = createContext<string>()

/** Sends calls that only loaders make, so that no script of a page carries them. */
export const sendContext = createContext<Send>()

/** The API's origin if it has its own host, such as `https://api.kastha.example`; undefined on the shop's host. */
export const apiOriginContext = createContext<string | undefined>()

/** The shop as a page's loader names it to search engines. */
export async function shopFacts(context: Readonly<RouterContextProvider>): Promise<Shop> {
  const { name } = await context.get(apiContext).settings()
  return { publicUrl: context.get(publicUrlContext), language: context.get(languageContext), name }
}
