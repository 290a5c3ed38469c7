import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { keptForMs, renderPage } from './render-page.ts'
import type { StorefrontBuild } from './storefront-build.ts'

/** Returns a build with a single page, which calls these API paths and ignores the responses. */
function pageAsking(...paths: string[]): StorefrontBuild {
  const module = {
    pageContext: (services: unknown) => services,
    notWholeText: () => 'Not whole',
    bodyOf: (response: Response) => response.text(),
    createRequestHandler:
      () =>
      async (_request: Request, { send }: { send: (path: string) => Promise<unknown> }) => {
        await Promise.all(paths.map(send))
        return new Response('<p>Home</p>', { headers: { 'content-type': 'text/html' } })
      },
  }
  return { entry: { module } } as unknown as StorefrontBuild
}

const api = Fastify()
api.get('/api/banner', async (_request, reply) => reply.header('cache-tag', 'banners').send({}))
api.get('/api/product/7', async (_request, reply) => reply.header('cache-tag', 'product:7,categories').send({}))
api.get('/api/client', async (_request, reply) => reply.code(500).send({}))
api.get('/api/id', async ({ headers }, reply) => reply.header('cache-tag', `asked:${headers['x-request-id']}`).send())
afterAll(() => api.close())

function render(build: StorefrontBuild) {
  const address = { key: '/', url: new URL('https://kastha.example/'), language: 'en' as const }
  const site = {
    publicUrl: 'https://kastha.example',
    apiOrigin: undefined,
    formOrigins: [],
    mode: 'production' as const,
    address,
  }
  return renderPage({ ...site, build, api, requestId: 'edge-0a1b2c3d', clientAddress: '203.0.113.7', log: api.log })
}

test('a page has the tags of every response it contains', async () => {
  const page = await render(pageAsking('/api/banner', '/api/product/7'))
  expect(page.tags.toSorted()).toEqual(['banners', 'categories', 'product:7'])
  expect(page.keepForMs).toBeGreaterThan(0)
  expect(page.headers['content-security-policy']).toContain("script-src 'self';")
})

test('a page is kept for five minutes, and not past midnight in Nepal', () => {
  expect(keptForMs(new Date('2026-11-30T12:00:00+05:45'))).toBe(300_000)
  expect(keptForMs(new Date('2026-11-30T23:59:53+05:45'))).toBe(7_000)
})

test('a page with a part missing after a failed response is not cached', async () => {
  const page = await render(pageAsking('/api/banner', '/api/client'))
  expect(page).toMatchObject({ status: 200, keepForMs: 0, headers: { 'cache-control': 'no-store' } })
})

test('the API’s log lines have the id of the visitor’s request', async () => {
  expect((await render(pageAsking('/api/id'))).tags).toEqual(['asked:edge-0a1b2c3d'])
})
