import { Client } from 'pg'
import { expect, ownDatabaseTest as base } from '../api/test/test.ts'
import { seedShop } from './demo.ts'
import { shopPageSlugs } from './shop-pages.ts'

const test = base
  /** What is said on the channel of the caches. */
  .extend('heard', async ({ url }, { onCleanup }) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    onCleanup(() => client.end())
    const payloads: string[] = []
    client.on('notification', ({ payload = '' }) => payloads.push(payload))
    await client.query('listen cache')
    // Notices come before the answer to the next query.
    return async () => {
      await client.query('select')
      return payloads.splice(0)
    }
  })

test('only the first start of a store empties the caches of other processes', async ({ db, heard }) => {
  await seedShop(db, { storeName: 'Ghar' })
  expect((await heard()).length).toBeGreaterThan(0)
  await seedShop(db, { storeName: 'Ghar' })
  expect(await heard()).toEqual([])
})

test('a text page that a newer version brings comes with its next start', async ({ db, pool }) => {
  await seedShop(db, {})
  await pool.query(`update pages set title = 'Who we are' where slug = 'about'`)
  await pool.query(`delete from pages where slug = 'user-guide'`)
  await seedShop(db, {})
  const { rows } = await pool.query('select slug, title from pages')
  expect(rows.map(({ slug }) => slug).toSorted()).toEqual(shopPageSlugs.toSorted())
  expect(rows).toContainEqual({ slug: 'about', title: 'Who we are' })
})
