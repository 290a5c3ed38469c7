import type { RouteOptions } from 'fastify'
import { buildApp } from '../../app.ts'
import { expect, test, testOptions } from '../../test/test.ts'

const someParams: Record<string, string | undefined> = {
  picture: 'a'.repeat(20),
  file: '320.webp',
  id: '1',
  '*': 'nothing',
}

/** Pictures of the shop, and the script of a page that has its own origin (docs/page.ts). */
const forOthers = /^\w+ \/media\/(?!avatars)|^(GET|HEAD) \/api\/docs\/js\//

/** Pages of one button behind the links of mails, which are opened by their tokens (notices/link-page.ts). */
const byToken = /^(?:GET|HEAD|POST) \/api\/(?:notices\/(?:unsubscribe|confirm)|n)\//

test('every answer has the security headers', async ({ db }) => {
  const app = buildApp({ ...testOptions, db })
  const routes: Pick<RouteOptions, 'url' | 'method'>[] = []
  app.addHook('onRoute', ({ url, method }) => void routes.push({ url, method }))
  await app.ready()
  const asked = routes.flatMap(({ url, method }) =>
    [method].flat().map((one) => ({ url: withParams(url), method: one })),
  )
  expect(asked.length).toBeGreaterThan(100)
  for (const { url, method } of [...asked, { url: '/healthz', method: 'GET' }, { url: '/api', method: 'GET' }]) {
    const { headers } = await app.inject({ url, method: method as 'GET' })
    expect(headers, `${method} ${url}`).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': byToken.test(`${method} ${url}`) ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': forOthers.test(`${method} ${url}`) ? 'cross-origin' : 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    if (url !== '/api/docs/' && !byToken.test(`${method} ${url}`)) {
      expect(headers['content-security-policy'], url).toBe(
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      )
    }
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
  }
  await app.close()
})

function withParams(url: string): string {
  return url.replaceAll(/:(\w+)|\*/g, (all, name: string | undefined) => someParams[name ?? all] ?? 'x')
}

test('only a shop on https sends strict-transport-security', async ({ db }) => {
  const app = buildApp({ ...testOptions, db, publicUrl: 'https://shop.example' })
  expect((await app.inject('/api/category')).headers['strict-transport-security']).toBe('max-age=31536000')
  await app.close()
})
