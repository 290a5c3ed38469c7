import { performance } from 'node:perf_hooks'
import { demoSettings } from '../../../../seed/settings.ts'
import { seedPages } from '../../../../seed/shop-pages.ts'
import { shopSettings } from '../../../platform/db/schema.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test as base } from '../../../test/test.ts'

const test = base.extend('shop', { auto: true }, async ({ db }) => {
  await db.insert(shopSettings).values(demoSettings)
  await seedPages(db)
})

test('every page can be saved unchanged, which keeps its date', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  const { items } = (await call('GET', '/pages?perPage=100&sort=title')).json()
  expect(items.length).toBeGreaterThan(5)
  for (const page of items) {
    const saved = await call('PUT', `/pages/${page.id}`, page)
    expect([page.id, saved.statusCode, saved.json()]).toEqual([page.id, 200, page])
  }
})

test('a changed text is shown immediately, with its date', async ({ app, db }) => {
  const { call } = await givenStaff(app, 'manager')
  await db.execute("update pages set updated_at = '2026-01-01'")
  const page = (await call('GET', '/pages/about')).json()
  const translations = { ne: { ...page.translations.ne, title: 'हामी को हौँ' } }
  const saved = (await call('PUT', '/pages/about', { ...page, title: 'Who we are', translations })).json()
  expect(saved.updatedAt > page.updatedAt).toBe(true)
  const shown = async (lang: string) => (await app.inject(`/api/page/about?lang=${lang}`)).json().data
  expect(await shown('en')).toMatchObject({ title: 'Who we are', updatedAt: saved.updatedAt })
  expect(await shown('ne')).toMatchObject({ title: 'हामी को हौँ' })
})

test('an invalid page is refused, and its field is named', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  const page = (await call('GET', '/pages/about')).json()
  const wrongs: [object, Record<string, unknown>][] = [
    [{ body: 'a'.repeat(20_001) }, { body: expect.any(String) }],
    [{ title: ' ' }, { title: expect.any(String) }],
    [{ body: '{shopName} {price}' }, { body: 'Must not ask for what is no fact: {price}' }],
    [
      { translations: { ne: { body: '{a} {b}' } } },
      { 'translations.ne.body': 'Must not ask for what is no fact: {a}, {b}' },
    ],
  ]
  for (const [values, fields] of wrongs) {
    const answer = await call('PUT', '/pages/about', { ...page, ...values })
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields])
  }
})

test('the preview shows a page in either language, and names unknown facts', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  const preview = async (body: string, language: string) =>
    (await call('POST', '/page-previews', { body, language })).json()
  expect(await preview('## Hello\n\n{shippingFee} <b>x</b>', 'ne')).toEqual({
    html: '<h2 id="s-hello">Hello</h2>\n<p>रु. १,००० &lt;b&gt;x&lt;/b&gt;</p>',
    unknownFacts: [],
  })
  expect(await preview('{fax} {fax} {phone}', 'en')).toEqual({
    html: '<p>{fax} {fax} 01-5550123</p>',
    unknownFacts: ['fax'],
  })
  const support = await givenStaff(app, 'support')
  expect((await support.call('POST', '/page-previews', { body: 'x', language: 'en' })).statusCode).toBe(403)
})

test('every fact is listed with its text in each language', async ({ app }) => {
  const { call } = await givenStaff(app, 'support')
  const { items } = (await call('GET', '/page-facts')).json()
  expect(items).toContainEqual({ id: 'shippingFee', en: 'Nrs. 1,000', ne: 'रु. १,०००' })
})

test('previews of slow texts leave most of the time to others', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  const body = '# a\n'.repeat(5_000)
  const preview = () => call('POST', '/page-previews', { body, language: 'en' })
  await preview()
  const before = performance.eventLoopUtilization()
  const answers = await Promise.all(Array.from({ length: 6 }, preview))
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200])
})
