import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../app.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { openTestGateway } from './message-files.ts'

const test = base
  .extend('messagesDir', async ({ db: _db }, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'kastha-messages-'))
    onCleanup(() => rm(folder, { recursive: true }))
    return join(folder, 'messages')
  })
  .extend('app', ({ db, messagesDir }, { onCleanup }) => {
    const app = buildApp({ ...testOptions, db, messagesDir })
    onCleanup(() => app.close())
    return app
  })

const here = { url: '/dev/messages', headers: { host: 'localhost:3000' } }
const first = {
  id: '1',
  createdAt: new Date('2026-11-25T06:15:00Z'),
  to: '9841234567',
  text: 'See <b>http://shop.example/o/1</b>',
}

test('before the first message the page says so', async ({ app }) => {
  const answer = await app.inject(here)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('None yet.')])
})

test('messages show newest first with their parts, escaped, with links to press', async ({ app, messagesDir }) => {
  const gateway = openTestGateway(messagesDir)
  expect(await gateway.send(first)).toEqual({ says: 'sent', id: null })
  await gateway.send({ ...first, id: '2', createdAt: new Date('2026-11-25T06:16:00Z'), text: 'काष्ठ' })
  await gateway.send(first)
  const { body, headers } = await app.inject(here)
  expect(body).toContain('See &lt;b&gt;<a href="http://shop.example/o/1&lt;/b&gt;">')
  expect(body.indexOf('काष्ठ')).toBeLessThan(body.indexOf('See &lt;b&gt;'))
  expect(body.match(/to 9841234567/g)).toHaveLength(2)
  expect(body).toContain('1 part of UCS-2')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['cache-control']).toBe('no-store')
})

test('only their owner can read the files', async ({ messagesDir }) => {
  await openTestGateway(messagesDir).send(first)
  expect((await stat(join(messagesDir, '2026-11-25T06-15-00.000Z-1.json'))).mode & 0o777).toBe(0o600)
})

test('other machines and other names find nothing there', async ({ app }) => {
  for (const from of [
    { ...here, headers: { host: 'shop.example' } },
    { ...here, remoteAddress: '192.168.1.7' },
    { ...here, headers: { ...here.headers, 'x-forwarded-for': '203.0.113.7' } },
  ]) {
    expect((await app.inject(from)).statusCode).toBe(404)
  }
})

test('without a folder there is no such page', async ({ db }) => {
  const app = buildApp({ ...testOptions, db })
  expect((await app.inject(here)).statusCode).toBe(404)
  await app.close()
})
