import { sql } from 'drizzle-orm'
import type { Permission } from '#domain/staff/staff.ts'
import { permissions } from '#domain/staff/staff.ts'
import { foundKinds } from '#contract/admin/find.ts'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import { defined } from '#domain/defined.ts'
import {
  banners,
  clients,
  deliveryDistricts,
  deliveryZones,
  faqs,
  hoardings,
  pages,
  personalReads,
  productSets,
  projects,
  promotions,
  staff,
} from '../../platform/db/schema.ts'
import { documentsOf, givenInvoiced, givenSeller } from '../../sales/invoices/invoices.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { givenCategory, givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { findAnything } from './find-anything.ts'
import { givenFinder } from './find.fixture.ts'

const { dataKey } = testOptions.secrets

test('records of short lists are found by name in either language, code or district', async ({ app, db }) => {
  const find = await givenFinder(app)
  const { id } = await givenCategory(db, { name: 'Dining', translations: { ne: { name: 'भान्सा' } } })
  await db.insert(faqs).values({ slug: 'pay', group: 'orders', question: 'How do I pay?', answer: 'With cash.' })
  await db.insert(promotions).values({ name: 'Dashain', code: 'DASHAIN83', kind: 'free-shipping' })
  const [zone] = await db.insert(deliveryZones).values({ name: 'Lakeside' }).returning()
  await db.insert(deliveryDistricts).values({ district: 'Kaski', zoneId: zone!.id })
  const dining = { resource: 'categories', id: String(id), name: 'Dining', nepaliName: 'भान्सा' }
  expect((await find('dini')).records).toEqual([dining])
  expect((await find('भान्सा')).records).toEqual([dining])
  expect((await find('dinning')).records).toEqual([dining])
  expect((await find('how pay')).records).toMatchObject([{ resource: 'faqs' }])
  expect((await find('dashain83')).records).toMatchObject([{ resource: 'promotions', name: 'Dashain' }])
  expect((await find('kaski')).records).toMatchObject([{ resource: 'delivery-zones', id: String(zone!.id) }])
  expect((await find('owner of the')).records).toMatchObject([{ resource: 'staff' }])
})

test('each kind and each short list is found with its own read permission, and with no other', async ({ db }) => {
  const typed = await givenEverything(db)
  const foundWith = async (one: Permission) => {
    const found = new Set<string>()
    for (const q of typed) {
      const answer = await findAnything({ db, dataKey }, q, (permission) => permission === one)
      for (const kind of foundKinds) if (kind !== 'records' && answer[kind].length > 0) found.add(kind)
      for (const { resource } of answer.records) found.add(resource)
    }
    return [...found].toSorted()
  }
  const found = Object.fromEntries(await eachOf(Object.keys(permissions) as Permission[], foundWith))
  expect(Object.fromEntries(Object.entries(found).filter(([, kinds]) => kinds.length > 0))).toEqual({
    'catalog.read': ['categories', 'products', 'sets', 'variants'],
    'orders.read': ['customRequests', 'invoices', 'orders'],
    'customers.read': ['customers'],
    'tickets.read': ['tickets'],
    'promotions.read': ['promotions'],
    'content.read': ['banners', 'clients', 'faqs', 'offers', 'pages', 'projects', 'stores'],
    'delivery.read': ['delivery-zones'],
    'staff.read': ['staff'],
  })
})

test('staff without a permission to see colleagues do not find them', async ({ app }) => {
  const support = await givenStaff(app, 'support')
  expect((await support.call('GET', '/find?q=support%20of')).json().records).toEqual([])
})

test('only staff find anything', async ({ app }) => {
  expect((await app.inject('/api/admin/find?q=bed')).statusCode).toBe(401)
})

test.for([
  '',
  'a',
  '%',
  '%%%',
  '__',
  '\\',
  "'; drop table orders; --",
  '((((((((((',
  'a\0b',
  '\uFFFD\uFFFD',
  '🛏🛏',
  'ा'.repeat(100),
  '🪑'.repeat(50),
  '9'.repeat(100),
  '2083/84-99999999999',
  'a b c d e f g h i j',
])('%j finds nothing, and breaks nothing', async (q, { app, db }) => {
  const find = await givenFinder(app)
  await givenOrder(db, { name: 'Sita Rai', email: 'sita@post.example' })
  const found = await find(q)
  expect(foundKinds.filter((kind) => found[kind].length > 0)).toEqual([])
})

test('a longer text than anybody types, a second one, and none are refused', async ({ app }) => {
  const { call } = await givenStaff(app)
  for (const query of [`q=${'a'.repeat(101)}`, 'q=bed&q=table', '', 'q=bed&limit=9999']) {
    expect((await call('GET', `/find?${query}`)).statusCode, query).toBe(400)
  }
})

test('each kind has at most five rows', async ({ app, db }) => {
  const find = await givenFinder(app)
  for (let count = 0; count < 7; count += 1) {
    await givenProduct(db, { name: `Rara bed ${count}`, variants: [{ sku: `RARA-${count}` }] })
    await givenOrder(db, { name: 'Rara Rai' })
    await givenUser(db, { name: 'Rara Rai', email: `rara-${count}@post.example` })
    await givenCategory(db, { name: `Rara ${count}` })
  }
  const found = await find('rara')
  expect(
    ['products', 'variants', 'orders', 'customers', 'records'].map((kind) => found[kind as 'orders'].length),
  ).toEqual([5, 5, 5, 5, 5])
})

test('what was found is one read of each kind of person', async ({ app, db }) => {
  const { id: staffId, call } = await givenStaff(app, 'support')
  const user = await givenUser(db, { name: 'Sita Rai' })
  const order = await givenOrder(db, { name: 'Sita Rai' })
  await call('GET', '/find?q=sita%20rai')
  await call('GET', '/find?q=nobody')
  const reads = await db
    .select({ staffId: personalReads.staffId, kind: personalReads.kind, records: personalReads.records })
    .from(personalReads)
    .orderBy(personalReads.kind)
  expect(reads).toEqual([
    { staffId, kind: 'customer', records: [user.id] },
    { staffId, kind: 'order', records: [order.id] },
  ])
})

test('an answer waits no longer than it should, and says what is missing', async ({ db }) => {
  await givenProduct(db, { name: 'Rara bed' })
  const found = await findAnything({ db, dataKey }, 'rara', () => true, 0)
  expect(found).toMatchObject({ products: [], late: [...foundKinds] })
  await runningQueries(db)
})

test('kinds whose turn comes after the answer are not searched', async ({ db }) => {
  await givenProduct(db, { name: 'Rara bed' })
  const asked: Permission[] = []
  await findAnything({ db, dataKey }, 'rara', (permission) => asked.push(permission) > 0, 0)
  const before = asked.length
  await runningQueries(db)
  // The orders and the short lists ask for permissions when their turn comes.
  expect(asked.slice(before)).toEqual(['orders.read'])
})

/** Waits for queries that are still running: they end before the test's transaction does. */
async function runningQueries(db: Parameters<typeof givenProduct>[0]) {
  // The test's one connection answers in turn, so each of these lets every kind go one query further.
  for (let turn = 0; turn < 50; turn++) await db.execute(sql`select`)
}

/** Inserts a record of each kind and each short list. @returns what finds them all */
async function givenEverything(db: Parameters<typeof givenProduct>[0]): Promise<string[]> {
  await givenSeller(db)
  await givenCategory(db, { name: 'Everest categories' })
  await givenProduct(db, { name: 'Everest bed', variants: [{ sku: 'EVEREST-BED' }] })
  const order = await givenInvoiced(db, { name: 'Everest Trekking' })
  await givenUser(db, { name: 'Everest Trekking' })
  await db.execute(sql`insert into tickets (id, number, kind, private_details, order_number)
    values (gen_random_uuid(), 'KT-261121-7F3K9Q2M', 'complaint', '', ${order.number})`)
  await db.execute(sql`insert into custom_requests (id, number, name, email, width_cm, height_cm, depth_cm, material)
    values (gen_random_uuid(), 'KC-261121-7F3K9Q2M', 'Everest Trekking', 'trek@post.example', 1, 1, 1, 'sal')`)
  await db.insert(productSets).values({ name: 'Makalu', percent: 5 })
  await db.insert(promotions).values({ name: 'Lhotse', kind: 'free-shipping' })
  await db.insert(hoardings).values({ description: 'Manaslu' })
  await db.insert(banners).values({ title: 'Annapurna' })
  await db.insert(projects).values({ slug: 'kamet', name: 'Kamet' })
  await db.insert(clients).values({ slug: 'dhaulagiri', name: 'Dhaulagiri' })
  await db.insert(faqs).values({ slug: 'nuptse', group: 'orders', question: 'Nuptse?', answer: 'Yes.' })
  await db.insert(pages).values({ slug: 'jannu', title: 'Jannu', summary: '', body: 'Jannu' })
  await db.execute(sql`insert into stores (slug, name, street_address, city, district, phone, hours, map_url, latitude, longitude)
    values ('pumori', 'Pumori', 'Marg', 'Patan', 'Lalitpur', '+97715550123', '[]', 'https://maps.example/', 27, 85)`)
  await db.insert(deliveryZones).values({ name: 'Langtang' })
  await db.insert(staff).values({ name: 'Ganesh', email: 'ganesh@kastha.example', passwordHash: '', role: 'support' })
  const { number } = defined((await documentsOf(db, order.id))[0], 'invoice')
  const lists = ['makalu', 'lhotse', 'manaslu', 'annapurna', 'kamet', 'dhaulagiri', 'nuptse', 'jannu', 'pumori']
  return ['everest', number, 'complaint', ...lists, 'langtang', 'ganesh']
}

/** Answers one after the other, over the test's one connection. */
async function eachOf<Key, Answer>(keys: readonly Key[], ask: (key: Key) => Promise<Answer>): Promise<[Key, Answer][]> {
  const answers: [Key, Answer][] = []
  for (const key of keys) answers.push([key, await ask(key)])
  return answers
}
