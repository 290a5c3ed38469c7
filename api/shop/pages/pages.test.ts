import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { demoSettings } from '../../../seed/settings.ts'
import { seedDelivery } from '../../../seed/delivery.ts'
import { seedPages, shopPageSlugs } from '../../../seed/shop-pages.ts'
import { buildApp } from '../../app.ts'
import { AnswerCache } from '../../platform/cache/answer-cache.ts'
import { listenForChanges } from '../../platform/cache/invalidation-listener.ts'
import type { Db } from '../../platform/db/client.ts'
import { pages, shopSettings } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest, test, testOptions } from '../../test/test.ts'

async function givenPages(db: Db) {
  await db.insert(shopSettings).values(demoSettings)
  await seedDelivery(db)
  await seedPages(db)
}

test('a page is returned as HTML with the shop’s facts filled in', async ({ app, db }) => {
  await givenPages(db)
  const answer = await app.inject('/api/page/shipping-policy')
  expect(answer.statusCode).toBe(200)
  const { data } = answer.json()
  expect(data).toMatchObject({ slug: 'shipping-policy', title: 'Shipping policy' })
  expect(data.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(data.sections).toContainEqual({ id: 's-what-it-costs', title: 'What it costs' })
  expect(data.html).toContain('<h2 id="s-what-it-costs">What it costs</h2>')
  expect(data.html).toContain('<td>Goods for more than Nrs. 1,00,000</td>')
  expect(data.html).toContain('<td>Nrs. 1,000</td>')
  expect(data.html).toContain('3 to 7, depending on the district')
  expect(data.html).toContain('after 5 pm')
})

test('in Nepali a page has Nepali texts, figures and links', async ({ app, db }) => {
  await givenPages(db)
  const { data } = (await app.inject('/api/page/shipping-policy?lang=ne')).json()
  expect(data.title).toBe('डेलिभरी नीति')
  expect(data.html).toContain('<td>रु. १,०००</td>')
  expect(data.html).toContain('३ देखि ७')
  expect(data.html).toContain('साँझ ५ बजेपछि')
  expect(data.html).toContain('<a href="/ne/return-policy">')
})

test.for(shopPageSlugs)('/%s has no unfilled placeholder in either language', async (slug, { app, db }) => {
  await givenPages(db)
  for (const lang of ['en', 'ne']) {
    const { data } = (await app.inject(`/api/page/${slug}?lang=${lang}`)).json()
    expect([data.title, data.summary, data.html].filter((text: string) => /[{}]/.test(text))).toEqual([])
    expect(data.html).not.toContain('href=""')
  }
})

test('a fact is inserted as plain text, whatever it contains', async ({ app, db }) => {
  await db.insert(shopSettings).values({ ...demoSettings, name: '<b>*A* [b](javascript:c) | `d`' })
  await db.insert(pages).values({ slug: 'x', title: '{shopName}', summary: '', body: '{shopName} and {nothing}' })
  const { data } = (await app.inject('/api/page/x')).json()
  expect(data.title).toBe('<b>*A* [b](javascript:c) | `d`')
  expect(data.html).toBe('<p>&lt;b&gt;*A* [b](javascript:c) | `d` and {nothing}</p>')
})

test('an unknown page is a 404', async ({ app, db }) => {
  await givenPages(db)
  expect((await app.inject('/api/page/none')).statusCode).toBe(404)
  expect((await app.inject('/api/page/..%2Fx')).statusCode).toBe(400)
})

test('pages that staff changed stay when the server restarts', async ({ app, db }) => {
  await givenPages(db)
  await db.update(pages).set({ title: 'Ours' }).where(eq(pages.slug, 'about'))
  await seedPages(db)
  expect((await app.inject('/api/page/about')).json().data.title).toBe('Ours')
})

ownDatabaseTest('a change of a page or of a setting shows in the next answer', async ({ db, url }) => {
  await givenPages(db)
  const answers = new AnswerCache()
  const resumed = once(answers, 'resume')
  const listener = listenForChanges(answers, url)
  const app = buildApp({ ...testOptions, db, answers })
  await resumed
  const read = async () => (await app.inject('/api/page/about')).json().data
  expect((await read()).title).toBe('About Kastha')
  await expect.poll(() => answers.find('/api/page/about')).toBeDefined()

  let told = once(answers, 'drop')
  await db.update(pages).set({ title: 'Who we are' }).where(eq(pages.slug, 'about'))
  await told
  expect((await read()).title).toBe('Who we are')

  told = once(answers, 'drop')
  await db.update(shopSettings).set({ shippingFee: 1_500 })
  await told
  expect((await read()).html).toContain('Nrs. 1,500')
  await listener.close()
  await app.close()
})

test('settings have their Nepali texts, and English ones for the rest', async ({ app, db }) => {
  await givenPages(db)
  const { data } = (await app.inject('/api/settings?lang=ne')).json()
  expect(data).toMatchObject({ name: 'काष्ठ', city: 'ललितपुर', legalName: 'काष्ठ फर्निचर प्रा. लि. (नमुना)' })
  expect(data).not.toHaveProperty('translations')
})
