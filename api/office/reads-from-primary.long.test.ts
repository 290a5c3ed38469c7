import { onTestFinished } from 'vitest'
import { copyDemoShop } from '../../seed/demo-shop.fixture.ts'
import { demoSettings } from '../../seed/settings.ts'
import { buildApp } from '../app.ts'
import { readPrimary, type Reads } from '../platform/cache/replicas.ts'
import { openDatabase } from '../platform/db/client.ts'
import { shopSettings } from '../platform/db/schema.ts'
import { addressOf, callsOf } from '../test/admin-calls.fixture.ts'
import { cloneDatabase } from '../test/databases.ts'
import { expect, ownDatabaseTest as base, testOptions } from '../test/test.ts'
import { givenStaff } from './staff/staff.fixture.ts'

/** A shop that reads its catalog and content from a replica that no change reaches. */
const test = base.extend('app', async ({ db, server }, { onCleanup }) => {
  await db.insert(shopSettings).values(demoSettings)
  const clone = await cloneDatabase(server)
  const behind = openDatabase(clone.url, { max: 2 })
  const app = buildApp({ ...testOptions, db, reads: readPrimary(behind.db) })
  onCleanup(async () => {
    await app.close()
    await behind.close()
    await clone.drop()
  })
  return app
})

test('staff read what they have just written, however far a replica is behind', async ({ app }) => {
  const { call } = await givenStaff(app)
  const faq = { group: 'orders', question: 'Do you deliver?', answer: 'Yes.', isAboutProducts: false, translations: {} }
  const made = await call('POST', '/faqs', faq)
  expect(made.statusCode, made.body).toBe(201)
  expect((await call('GET', `/faqs/${made.json().id}`)).json()).toMatchObject({ question: 'Do you deliver?' })
  expect((await call('GET', '/faqs')).body).toContain('Do you deliver?')
  // Visitors read the replica.
  expect((await app.inject('/api/help/faqs')).body).not.toContain('Do you deliver?')
})

test('no page of the back office reads a replica', async ({ server }) => {
  const { db, storage, drop } = await copyDemoShop(server)
  let readsOfReplica = 0
  const replica = readPrimary(db)
  const read: Reads['read'] = (compute) => ((readsOfReplica += 1), replica.read(compute))
  const app = buildApp({ ...testOptions, db, storage, reads: { ...replica, read } })
  onTestFinished(async () => {
    await app.close()
    await drop()
  })
  const { cookies } = await givenStaff(app)
  await app.inject('/api/help/faqs')
  expect(readsOfReplica).toBe(1)

  const urls = (await callsOf(app)).flatMap(({ method, url }) => (method === 'GET' ? [url] : []))
  const firstIds = new Map<string, unknown>()
  let answered = 0
  // Lists come before the pages of their records.
  for (const url of urls.toSorted((one, other) => Number(one.includes(':')) - Number(other.includes(':')))) {
    const id = firstIds.get(url.split('/:')[0]!)
    const answer = await app.inject({
      url: id === undefined ? addressOf(url) : url.replace(/:\w+/, String(id)),
      cookies,
    })
    if (answer.statusCode === 200) answered += 1
    if (answer.statusCode === 200 && isJson(answer)) firstIds.set(url, answer.json().items?.[0]?.id)
  }
  // The others need parameters, or records that the demo shop has none of.
  expect(answered).toBeGreaterThanOrEqual(100)
  expect(readsOfReplica).toBe(1)
})

function isJson({ headers }: { headers: Record<string, unknown> }): boolean {
  return String(headers['content-type']).startsWith('application/json')
}
