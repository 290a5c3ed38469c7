import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { driversApp } from '../server.ts'

const app = Fastify()
beforeAll(() => void app.register(driversApp, {}))
afterAll(() => app.close())

const MAX_SCRIPT_BYTES = 120_000

test.each(['/drive', '/drive/', '/drive?source=icon'])('%s is the document, with nothing inline', async (url) => {
  const { statusCode, body, headers } = await app.inject(url)
  expect(statusCode).toBe(200)
  expect(body).toContain('<div id="root">')
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'x-frame-options': 'DENY' })
  expect(headers['content-security-policy']).not.toMatch(/unsafe|nonce/)
})

test('the worker keeps the document and every file that it names, for the whole of /drive', async () => {
  const { body, headers } = await app.inject('/drive/service-worker.js')
  expect(headers).toMatchObject({ 'service-worker-allowed': '/drive', 'cache-control': 'no-cache' })
  const { files } = JSON.parse(/^const kept = (.*);$/m.exec(body)![1]!)
  const { body: page } = await app.inject('/drive')
  const named = page.match(/\/drive\/assets\/[^"]+/g)!
  expect(files).toEqual(expect.arrayContaining([...named]))
  for (const url of files) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200])
  expect(body).not.toMatch(/^(import|export) /m)
})

test('the app can be installed', async () => {
  const { headers, body } = await app.inject('/drive/app.webmanifest')
  expect(headers['content-type']).toContain('application/manifest+json')
  expect(JSON.parse(body)).toMatchObject({ start_url: '/drive', scope: '/drive', display: 'standalone' })
})

test('the first script is under 120 KB', () => {
  const assets = join(import.meta.dirname, '../build/assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js.br'))
  const bytes = scripts.reduce((sum, name) => sum + statSync(join(assets, name)).size, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(MAX_SCRIPT_BYTES)
})

test('a script of an older build is not found', async () => {
  const { statusCode, headers } = await app.inject('/drive/assets/index-older.js')
  expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex, nofollow'])
})
