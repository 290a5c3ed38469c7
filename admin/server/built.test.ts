import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backOffice } from '../server.ts'

const app = Fastify()
beforeAll(() => void app.register(backOffice, {}))
afterAll(() => app.close())

test.each(['/admin', '/admin/', '/admin/orders/7', '/admin/orders?filter={}'])('%s is the document', async (url) => {
  const { statusCode, body, headers } = await app.inject(url)
  expect(statusCode).toBe(200)
  expect(body).toContain('<div id="root">')
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-frame-options': 'DENY',
  })
})

test('the policy allows nothing inline except styles with the nonce of this response', async () => {
  const [one, other] = [await app.inject('/admin'), await app.inject('/admin')]
  const policy = String(one.headers['content-security-policy'])
  const [, nonce] = /style-src 'self' 'nonce-([^']+)'/.exec(policy)!
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(one.body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`)
  expect(other.body).not.toContain(nonce)
})

test('every file the document names exists, precompressed and cached for a year', async () => {
  const { body } = await app.inject('/admin')
  const files = body.match(/\/admin\/assets\/[^"]+\.js/g)!
  expect(files.length).toBeGreaterThan(0)
  for (const url of files) {
    const { statusCode, headers } = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(Number(headers['content-length']) < 1_000 || headers['content-encoding'] === 'br').toBe(true)
  }
})

test('a file of an older build is a 404, not the document', async () => {
  expect((await app.inject('/admin/assets/index-older.js')).statusCode).toBe(404)
})
