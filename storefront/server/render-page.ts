import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { ofPage } from '#api/platform/http/network-turns.ts'
import { endOfNepalDay, nepalDay } from '#domain/nepal-time.ts'
import { inLanguage, type Language, languagePath } from '#domain/language/languages.ts'
import { scriptsAfterPage } from './scripts-after-page.ts'
import { contentSecurityPolicy, FILE_POLICY, fixedSecurityHeaders } from './security-headers.ts'
import type { PageAddress } from './page-address.ts'
import type { PageAnswer } from './page-cache.ts'
import type { StorefrontBuild } from './storefront-build.ts'

/** Limits the age of data that changes without a notice: the order by sales, the day's order of the home slider. */
const KEEP_FOR_MS = 5 * 60_000

export type PageServer = { mode: 'production' | 'development'; build: () => Promise<StorefrontBuild> }

type Rendering = {
  build: StorefrontBuild
  mode: PageServer['mode']
  address: PageAddress
  api: FastifyInstance
  publicUrl: string
  apiOrigin: string | undefined
  formOrigins: readonly string[]
  /** Id of the visitor's request: its log lines and the API's carry the same id. */
  requestId: string
  /** Network of the visitor: the API limits its searches. */
  clientAddress: string
  log: FastifyBaseLogger
}

/** Renders a page, the same for everyone: it ignores cookies and headers of the visitor. */
export async function renderPage(rendering: Rendering): Promise<PageAnswer> {
  const { build, mode, address, api, publicUrl, apiOrigin, requestId, clientAddress, log } = rendering
  const tags = new Set<string>()
  let isWhole = true
  const { language } = address
  const context = build.entry.module.pageContext({
    language,
    publicUrl,
    apiOrigin,
    logError: (error) => log.error({ err: error, page: address.key }, 'a page failed'),
    send: async (path) => {
      const answer = await api.inject({
        method: 'GET',
        url: inLanguage(path, language),
        headers: { 'x-request-id': requestId, ...ofPage },
        remoteAddress: clientAddress,
      })
      // A refusal has no tags, so nothing would invalidate the page with its missing part.
      if (answer.statusCode >= 400) isWhole = false
      for (const tag of tagsOf(answer.headers['cache-tag'])) tags.add(tag)
      return { status: answer.statusCode, json: () => answer.json() }
    },
  })
  const response = await handlerOf(build, mode, language)(new Request(address.url), context)
  const html = await build.entry.module.bodyOf(response)
  // In development the browser would compare the page with the router's output.
  const body = mode === 'development' ? html : scriptsAfterPage(html, build.entry.module.notWholeText(language))
  const headers = headersOf(response, body, rendering)
  // A cache in front must not show the gap to others either.
  if (!isWhole) headers['cache-control'] = 'no-store'
  return {
    status: response.status,
    headers,
    body,
    tags: [...tags],
    keepForMs: isWhole ? keptForMs(new Date()) : 0,
  }
}

/** At most until midnight in Nepal, when plans for instalments begin and end. */
export function keptForMs(now: Date): number {
  return Math.min(KEEP_FOR_MS, endOfNepalDay(nepalDay(now)).getTime() - now.getTime())
}

function tagsOf(header: unknown): string[] {
  return typeof header === 'string' ? header.split(',').map((tag) => tag.trim()) : []
}

type Handler = ReturnType<StorefrontBuild['entry']['module']['createRequestHandler']>
const handlers = new WeakMap<StorefrontBuild, Map<Language, Handler>>()

/**
 * Creates a handler per language: the language's prefix is the router's basename, so that links need not contain it.
 */
function handlerOf(build: StorefrontBuild, mode: PageServer['mode'], language: Language): Handler {
  const ofBuild = handlers.get(build) ?? new Map<Language, Handler>()
  handlers.set(build, ofBuild)
  const known = ofBuild.get(language)
  if (known) return known
  const handler = build.entry.module.createRequestHandler({ ...build, basename: languagePath(language, '/') }, mode)
  ofBuild.set(language, handler)
  return handler
}

function headersOf(response: Response, body: string, { mode, ...site }: Rendering): Record<string, string> {
  const headers: Record<string, string> = { ...Object.fromEntries(response.headers), ...fixedSecurityHeaders }
  // The hashes of Vite's development scripts are unknown here.
  if (mode === 'development') return headers
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  headers['content-security-policy'] = isHtml ? contentSecurityPolicy(body, site) : FILE_POLICY
  return headers
}
