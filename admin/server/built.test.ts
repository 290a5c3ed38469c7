import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { parseSync } from 'vite'
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

const assets = join(import.meta.dirname, '../build/assets')
const read = (file: string) => readFileSync(join(assets, file), 'utf8')

/** The files that load together with a script: it and all that it and they import. */
function loadedWith(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded
  loaded.add(file)
  for (const { moduleRequest } of parseSync(file, read(file)).module.staticImports) {
    loadedWith(moduleRequest.value.replace('./', ''), loaded)
  }
  return loaded
}

/** Only language/t.ts and texts.ts have this word, because they fill texts in. */
const FILLS_TEXTS = 'allowMissing'

test('the first script fills no text in: it loads before the Nepali texts', async () => {
  const { body } = await app.inject('/admin')
  const [, first = ''] = /<script type="module"[^>]* src="\/admin\/assets\/([^"]+)"/.exec(body) ?? []
  const filling = globSync('*.js', { cwd: assets }).filter((file) => read(file).includes(FILLS_TEXTS))
  expect(filling).toContainEqual(expect.stringMatching(/^t-/))
  expect([...loadedWith(first)].filter((file) => filling.includes(file))).toEqual([])
})

test('the Nepali texts are one file, which loads no other', () => {
  const texts = globSync('*.js', { cwd: assets }).filter((file) => read(file).includes('सुरक्षित गर्नुहोस्'))
  expect(texts).toEqual([expect.stringMatching(/^nepali-/)])
  expect([...loadedWith(texts[0]!)]).toEqual(texts)
})
