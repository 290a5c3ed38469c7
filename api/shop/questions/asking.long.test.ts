import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { MAX_WAITING_QUESTIONS } from '#domain/questions/questions.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { productQuestions, shopSettings, variants } from '../../platform/db/schema.ts'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { expect, ownDatabaseTest } from '../../test/test.ts'
import { givenSettings } from '../cart/cart.fixture.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { ask, givenAnswerer, shownQuestions, test } from './questions.fixture.ts'

test('a guest’s question waits, then everybody reads it under first name and initial', async ({
  app,
  product,
  support,
}) => {
  const sent = await ask(app, product.id, { lang: 'ne' })
  expect([sent.statusCode, sent.json().message]).toEqual([201, expect.stringContaining('धन्यवाद')])
  expect(sent.headers['cache-control']).toBe('no-store')
  expect(await shownQuestions(app, product.id)).toMatchObject({ data: [], total: 0 })

  const { items } = await support.all('&waits=true')
  expect(items).toMatchObject([{ userName: 'Asmita G.', state: 'waiting', language: 'ne', willHear: false }])
  await support.moderateQuestion(items[0].id, 'published')
  expect(await shownQuestions(app, product.id)).toMatchObject({
    data: [{ user: 'Asmita G.', text: 'Does the bed come apart for narrow stairs?', answers: [] }],
    total: 1,
  })
})

test('a member asks under the name of the account', async ({ app, db, product, support }) => {
  const user = await givenUser(db, { name: 'Maya Sherpa' })
  const { headers } = await givenSession(db, user.id)
  expect((await ask(app, product.id, { headers, body: { name: 'Somebody else', contact: '?' } })).statusCode).toBe(201)
  expect((await support.all()).items).toMatchObject([{ userId: user.id, userName: 'Maya S.', willHear: true }])
  const forged = await ask(app, product.id, { headers: { authorization: 'Bearer x' } })
  expect(forged.statusCode).toBe(401)
})

test('what is wrong is named at its field, in the language of the reader', async ({ app, db, product }) => {
  const refused = await ask(app, product.id, {
    lang: 'ne',
    body: { text: 'Call 9841234567 please', name: '', contact: 'x' },
  })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({
    code: 'invalid_input',
    fields: {
      text: 'प्रश्न सबैले पढ्छन्: कृपया फोन नम्बर, इमेल र लिङ्क नलेख्नुहोस्',
      name: 'कृपया आफ्नो नाम लेख्नुहोस्',
      contact: expect.stringContaining('मोबाइल'),
    },
  })
  expect((await ask(app, product.id, { key: 'no-uuid' })).statusCode).toBe(400)
  expect((await ask(app, product.id, { body: { text: 'a'.repeat(4_001) } })).statusCode).toBe(400)
  expect((await ask(app, product.id, { body: { text: 'a'.repeat(20_000) } })).statusCode).toBe(413)
  expect(await db.$count(productQuestions)).toBe(0)
})

test('nobody asks or answers under a name of the shop', async ({ app, db, product, support }) => {
  await givenSettings(db)
  const { name, nativeName } = onlyRow(await db.select().from(shopSettings))
  for (const posed of [`${name} staff`, nativeName]) {
    const refused = await ask(app, product.id, { body: { name: posed } })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields).toEqual({ name: 'Please use your own name, without the name of the shop' })
  }
  const { headers } = await givenSession(db, (await givenUser(db, { name: `${name} Team` })).id)
  expect((await ask(app, product.id, { headers })).statusCode).toBe(400)
  expect((await ask(app, product.id)).statusCode).toBe(201)
  const [{ id }] = (await support.all()).items
  await support.moderateQuestion(id, 'published')
  const buyer = await givenAnswerer(app, db, product.id, `${name} Help`)
  expect((await buyer.answer(id)).statusCode).toBe(400)
})

test('markup stays plain text, and invisible characters go', async ({ app, product, support }) => {
  await ask(app, product.id, { body: { text: '<script>alert(1)</script>\u202E & <b>bold</b>' } })
  const [{ id }] = (await support.all()).items
  await support.moderateQuestion(id, 'published')
  const { data } = await shownQuestions(app, product.id)
  expect(data[0].text).toBe('<script>alert(1)</script> & <b>bold</b>')
})

test('a question that is sent again under its key is stored once, another one is refused', async ({
  app,
  db,
  product,
}) => {
  const key = randomUUID()
  for (let time = 0; time < 2; time++) expect((await ask(app, product.id, { key })).statusCode).toBe(201)
  expect(await db.$count(productQuestions)).toBe(1)
  const other = await ask(app, product.id, { key, body: { text: 'How much does it carry?' } })
  expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused'])
})

test('products that are not in the shop have no questions', async ({ app, db, product }) => {
  await db.delete(variants).where(eq(variants.productId, product.id))
  for (const id of [product.id, 999_999_999]) {
    expect((await ask(app, id)).statusCode).toBe(404)
    expect((await app.inject(`/api/product/${id}/questions`)).statusCode).toBe(404)
  }
})

test('no more questions than staff can read wait at one product', async ({ app, db, product }) => {
  const waiting = { productId: product.id, userName: 'Asmita G.', text: 'Is it sal wood?' }
  const many = Array.from({ length: MAX_WAITING_QUESTIONS }, () => ({ ...waiting, sentAs: randomUUID() }))
  await db.insert(productQuestions).values(many)
  const refused = await ask(app, product.id)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict'])
  const other = await givenProduct(db)
  expect((await ask(app, other.id)).statusCode).toBe(201)
})

test('a network and an account each ask a few questions a day about one product', async ({ app, db, product }) => {
  const statuses = async (asking: Parameters<typeof ask>[2]) => {
    const all: number[] = []
    for (let time = 0; time < 6; time++) all.push((await ask(app, product.id, asking)).statusCode)
    return all
  }
  const fiveOfSix = [...Array(5).fill(201), 429]
  expect(await statuses({})).toEqual(fiveOfSix)
  const { headers } = await givenSession(db, (await givenUser(db)).id)
  expect(await statuses({ headers })).toEqual(fiveOfSix)
  expect(await statuses({ from: '203.0.113.9' })).toEqual(fiveOfSix)
  expect((await ask(app, (await givenProduct(db)).id)).statusCode).toBe(201)
})

test('a stranger’s address, a phone number and an account are each asked for a limited number of times', async ({
  app,
  db,
}) => {
  const products = [await givenProduct(db), await givenProduct(db), await givenProduct(db), await givenProduct(db)]
  products.push(await givenProduct(db))
  const statuses = async (times: number, asking: Parameters<typeof ask>[2]) => {
    const all: number[] = []
    for (let time = 0; time < times; time++) {
      all.push((await ask(app, products[time % products.length]!.id, asking)).statusCode)
    }
    return all
  }
  expect(await statuses(11, { body: { contact: 'sita@post.example' } })).toEqual([...Array(10).fill(201), 429])
  expect(await statuses(4, { body: { contact: '9841234567' } })).toEqual([...Array(3).fill(201), 429])
  const { headers } = await givenSession(db, (await givenUser(db)).id)
  expect((await statuses(21, { headers })).at(-1)).toBe(429)
})

test('the list comes in pages, newest first, and hidden questions are not in it', async ({ app, db, product }) => {
  const base = { productId: product.id, userName: 'Asmita G.', state: 'published' as const }
  const rows = Array.from({ length: 7 }, (_, at) => ({
    ...base,
    sentAs: randomUUID(),
    text: `Question number ${at + 1}`,
    createdAt: new Date(Date.UTC(2026, 10, at + 1)),
  }))
  await db.insert(productQuestions).values(rows)
  await db
    .insert(productQuestions)
    .values({ ...base, sentAs: randomUUID(), text: 'Hidden one', state: 'hidden', reason: 'An advertisement.' })
  const textsOf = async (search: string) => {
    const { data, total } = await shownQuestions(app, product.id, search)
    return [total, ...data.map(({ text }: { text: string }) => Number(text.split(' ').at(-1)))]
  }
  expect(await textsOf('')).toEqual([7, 7, 6, 5, 4, 3])
  expect(await textsOf('?page=2')).toEqual([7, 2, 1])
  expect((await app.inject(`/api/product/${product.id}/questions?limit=51`)).statusCode).toBe(400)
})

ownDatabaseTest('of many questions that come at once, no more wait than there is room for', async ({ app, db }) => {
  const { id: productId } = await givenProduct(db)
  const waiting = { productId, userName: 'Asmita G.', text: 'Is it sal wood?' }
  const many = Array.from({ length: MAX_WAITING_QUESTIONS - 2 }, () => ({ ...waiting, sentAs: randomUUID() }))
  await db.insert(productQuestions).values(many)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => ask(app, productId, { from: `198.51.100.${at}` })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2)
  expect(await db.$count(productQuestions)).toBe(MAX_WAITING_QUESTIONS)
})

ownDatabaseTest('of two requests with one key that come at once, one question is left', async ({ app, db }) => {
  const { id } = await givenProduct(db)
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => ask(app, id, { key })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect(await db.$count(productQuestions)).toBe(1)
})
