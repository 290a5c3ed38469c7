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
const test = base.extend('shop', async ({ db, server }, { onCleanup }) => {
  await db.insert(shopSettings).values(demoSettings)
  const clone = await cloneDatabase(server)
  const behind = openDatabase(clone.url, { max: 2 })
  let count = 0
  const replica = readPrimary(behind.db)
  const read: Reads['read'] = (compute) => ((count += 1), replica.read(compute))
  const app = buildApp({ ...testOptions, db, reads: { ...replica, read } })
  onCleanup(async () => {
    await app.close()
    await behind.close()
    await clone.drop()
  })
  return { app, readsOfReplica: () => count }
})

test('staff read what they have just written, however far a replica is behind', async ({ shop: { app } }) => {
  const { call } = await givenStaff(app)
  const faq = { group: 'orders', question: 'Do you deliver?', answer: 'Yes.', isAboutProducts: false, translations: {} }
  const made = await call('POST', '/faqs', faq)
  expect(made.statusCode, made.body).toBe(201)
  expect((await call('GET', `/faqs/${made.json().id}`)).json()).toMatchObject({ question: 'Do you deliver?' })
  expect((await call('GET', '/faqs')).body).toContain('Do you deliver?')
  // Visitors read the replica.
  expect((await app.inject('/api/help/faqs')).body).not.toContain('Do you deliver?')
})

test('no page of the back office reads a replica', async ({ shop: { app, readsOfReplica } }) => {
  const { cookies } = await givenStaff(app)
  await app.inject('/api/help/faqs')
  expect(readsOfReplica()).toBe(1)
  const gets = (await callsOf(app)).filter(({ method }) => method === 'GET')
  for (const { url } of gets) await app.inject({ url: addressOf(url), cookies })
  expect(gets.length).toBeGreaterThan(50)
  expect(readsOfReplica()).toBe(1)
})
