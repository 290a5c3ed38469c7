import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import {
  createContext,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
} from 'react-router'
import type { Language } from '#domain/language/languages.ts'
import { nepaliFormats } from '#domain/language/nepali-formats.ts'
import { apiContext, openApi, type Send } from './api.ts'
import { addFormats } from './format.ts'
import { apiOriginContext, languageContext, publicUrlContext, sendContext } from './request-contexts.ts'
import { addMessages, textIn } from './messages/text.ts'
import { withItsStyles } from './page-styles.ts'

// The server's copy of the router must be the one that the pages were built with: production has no other.
export { createRequestHandler, matchRoutes } from 'react-router'

const catalogs = import.meta.glob<Record<string, unknown>>('../../messages/*/*.ts', {
  import: 'messages',
  eager: true,
})
for (const [file, texts] of Object.entries(catalogs)) addMessages(file.split('/').at(-2) as Language, texts)

addFormats('ne', nepaliFormats)

const RENDER_TIMEOUT_MS = 10_000

const logContext = createContext<(error: unknown) => void>()

type PageServices = {
  send: Send
  language: Language
  logError: (error: unknown) => void
  publicUrl: string
  apiOrigin: string | undefined
}

/** Returns the services of a request for its loaders. */
export function pageContext({ send, language, logError, publicUrl, apiOrigin }: PageServices): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, openApi(send))
  context.set(sendContext, send)
  context.set(languageContext, language)
  context.set(logContext, logError)
  context.set(publicUrlContext, publicUrl)
  context.set(apiOriginContext, apiOrigin)
  return context
}

/** Returns what a page says while one of its scripts cannot be had. */
export function notWholeText(language: Language): string {
  return textIn(language)('page.not-whole')
}

const rendered = new WeakMap<Response, string>()

/** Returns the body of a response of the router; a page's without reading it back from the response, which is slow. */
export async function bodyOf(response: Response): Promise<string> {
  return rendered.get(response) ?? response.text()
}

/** Renders the whole page at once. It is cached for many visitors, so streaming would gain nothing. */
const renderPage: HandleDocumentRequestFunction = async (request, status, headers, routerContext) => {
  const html = await renderWhole(<ServerRouter context={routerContext} url={request.url} />)
  const { manifest, staticHandlerContext } = routerContext
  const modules = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]!.module)
  headers.set('content-type', 'text/html; charset=utf-8')
  const response = new Response(null, { status, headers })
  rendered.set(response, withItsStyles(html, modules))
  return response
}
export default renderPage

/** @throws the first error of any part of the page, also of one that React would leave to the browser */
async function renderWhole(page: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const signal = AbortSignal.timeout(RENDER_TIMEOUT_MS)
  const { prelude } = await prerenderToNodeStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal,
    onError: (error) => void failures.push(error),
  })
  const chunks = await Array.fromAsync(prelude, (chunk) => Buffer.from(chunk))
  if (failures.length > 0) throw failures[0]
  signal.throwIfAborted()
  return Buffer.concat(chunks).toString()
}

/** Refusals such as 404 are normal responses; everything else is logged with the request's id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(logContext)(error)
}
