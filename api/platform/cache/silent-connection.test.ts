import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { openSilentWay } from '../db/silent-way.fixture.ts'
import { expect, ownDatabaseTest as base, testOptions } from '../../test/test.ts'
import { products } from '../db/schema.ts'
import { AnswerCache } from './answer-cache.ts'
import { listenForChanges } from './invalidation-listener.ts'

/** The most that another process may be behind. */
const MOST_BEHIND_MS = 2_000
const PATIENCE = { timeout: 60_000, interval: 20 }

/** Another process of the shop, whose notices arrive by a way that can go silent. */
const test = base.extend('other', async ({ db, url }, { onCleanup }) => {
  const way = await openSilentWay(url)
  const answers = new AnswerCache()
  const app = buildApp({ ...testOptions, db, answers })
  const resumed = once(answers, 'resume')
  const listening = listenForChanges(answers, way.url)
  onCleanup(async () => {
    way.close()
    await listening.close()
    await app.close()
  })
  await resumed
  return { way, answers, app }
})

test('a change shows after 2 s at most when the connection for notices goes silent', async ({ db, other }) => {
  const { id } = await givenProduct(db, { name: 'Old name' })
  const name = async () => (await other.app.inject(`/api/product/${id}`)).json().product.name
  expect(await name()).toBe('Old name')

  other.way.setSilent(true)
  await db.update(products).set({ name: 'New name' }).where(eq(products.id, id))
  const changedAt = performance.now()
  const oldSince: number[] = []
  const ask = async () => {
    const since = performance.now() - changedAt
    const shown = await name()
    if (shown === 'Old name') oldSince.push(since)
    return shown
  }
  await expect.poll(ask, PATIENCE).toBe('New name')
  expect(oldSince.filter((ms) => ms > MOST_BEHIND_MS)).toEqual([])
})

test('notices that are late cost nothing that is remembered, except what changed', async ({ db, other }) => {
  const { answers, app, way } = other
  const [changed, same] = [await givenProduct(db, { name: 'Old name' }), await givenProduct(db)]
  const [pathOfChanged, pathOfSame] = [`/api/product/${changed.id}`, `/api/product/${same.id}`]
  await app.inject(pathOfChanged)
  await app.inject(pathOfSame)
  const kept = await vi.waitUntil(() => answers.find(pathOfSame), PATIENCE)
  let pauses = 0
  answers.on('pause', () => (pauses += 1))

  way.setSilent(true)
  await expect.poll(() => answers.find(pathOfSame), PATIENCE).toBe(undefined)
  await db.update(products).set({ name: 'New name' }).where(eq(products.id, changed.id))
  way.setSilent(false)
  await expect.poll(() => answers.find(pathOfSame), PATIENCE).toBe(kept)
  expect(answers.find(pathOfChanged)).toBe(undefined)
  expect(pauses).toBe(0)
})
