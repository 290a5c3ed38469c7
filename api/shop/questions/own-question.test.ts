import { productAnswers, productQuestions } from '../../platform/db/schema.ts'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { expect, ownDatabaseTest } from '../../test/test.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { givenAnswerer, givenMemberQuestion, givenModerator, shownQuestions, test } from './questions.fixture.ts'

test('a member edits a question that waits, under the rules of asking', async ({ app, db, product, support }) => {
  const own = await givenMemberQuestion(app, db, product.id)
  const edited = await own.edit('  Is it sal,\u202E or is it teak?  ')
  expect([edited.statusCode, edited.json().message]).toEqual([200, expect.stringContaining('is changed')])
  expect(edited.headers['cache-control']).toBe('no-store')
  expect((await own.standing()).asked).toMatchObject([{ text: 'Is it sal, or is it teak?', state: 'waiting' }])

  const wrong = await own.edit('Call me on 9841234567')
  expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { text: expect.stringContaining('phone numbers') }])
  expect((await support.all()).items).toMatchObject([{ text: 'Is it sal, or is it teak?', userName: 'Maya S.' }])
})

test('a published question can be deleted with its answers, but not changed', async ({ app, db, product, support }) => {
  const own = await givenMemberQuestion(app, db, product.id)
  await support.answer(own.id)
  await (await givenAnswerer(app, db, product.id)).answer(own.id)
  expect((await own.standing()).asked).toMatchObject([{ state: 'published' }])
  const refused = await own.edit('Is it sal, or is it teak?')
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict'])
  expect((await shownQuestions(app, product.id)).total).toBe(1)

  expect((await own.remove()).statusCode).toBe(200)
  expect(await shownQuestions(app, product.id)).toMatchObject({ data: [], total: 0 })
  expect([await db.$count(productQuestions), await db.$count(productAnswers)]).toEqual([0, 0])
  expect((await own.remove()).statusCode).toBe(404)
})

test('what staff have hidden stays', async ({ app, db, product, support }) => {
  const own = await givenMemberQuestion(app, db, product.id)
  await support.moderateQuestion(own.id, 'hidden', { reason: 'An advertisement.' })
  expect((await own.standing()).asked).toMatchObject([{ state: 'hidden' }])
  for (const refused of [await own.edit('Is it sal, or is it teak?'), await own.remove()]) {
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('has not published')])
  }
  expect(await db.$count(productQuestions)).toBe(1)
})

test('a question of somebody else is a 404, and needs a session', async ({ app, db, product }) => {
  const { id } = await givenMemberQuestion(app, db, product.id)
  const { headers } = await givenSession(db, (await givenUser(db)).id)
  const url = `/api/questions/${id}`
  const payload = { text: 'Is it sal, or is it teak?' }
  const statuses = async (sent: object) => [
    (await app.inject({ method: 'PUT', url, payload, ...sent })).statusCode,
    (await app.inject({ method: 'DELETE', url, ...sent })).statusCode,
  ]
  expect(await statuses({ headers })).toEqual([404, 404])
  expect(await statuses({})).toEqual([401, 401])
  expect(await statuses({ headers, url: '/api/questions/999999999' })).toEqual([404, 404])
})

test('staff publish, hide and answer only the text they have read', async ({ app, db, product, support }) => {
  const own = await givenMemberQuestion(app, db, product.id)
  const [{ text: readText }] = (await support.all()).items
  await own.edit('Is it sal, or is it teak?')
  for (const refused of [
    await support.moderateQuestion(own.id, 'published', { readText }),
    await support.moderateQuestion(own.id, 'hidden', { readText, reason: 'Rude.' }),
    await support.answer(own.id, 'It is sal.', readText),
  ]) {
    const { code, current } = refused.json()
    expect([refused.statusCode, code, current]).toEqual([409, 'stale', { text: 'Is it sal, or is it teak?' }])
  }
  expect((await shownQuestions(app, product.id)).total).toBe(0)
  expect((await support.answer(own.id, 'It is sal.')).statusCode).toBe(200)
})

ownDatabaseTest('of an edit and a publication at once, one is refused', async ({ app, db }) => {
  const { id: productId } = await givenProduct(db)
  const support = await givenModerator(app)
  for (let time = 0; time < 5; time++) {
    const readText = `Is it sal or teak, number ${time}?`
    const own = await givenMemberQuestion(app, db, productId, readText)
    const [edited, published] = await Promise.all([
      own.edit('Buy from us instead!'),
      support.moderateQuestion(own.id, 'published', { readText }),
    ])
    expect([edited.statusCode, published.statusCode].toSorted()).toEqual([200, 409])
    const { data } = await shownQuestions(app, productId)
    expect(data.map(({ text }: { text: string }) => text)).not.toContain('Buy from us instead!')
  }
})

ownDatabaseTest('of a deletion and a publication at once, nothing is left to read', async ({ app, db }) => {
  const { id: productId } = await givenProduct(db)
  const support = await givenModerator(app)
  const own = await givenMemberQuestion(app, db, productId)
  const [removed, published] = await Promise.all([own.remove(), support.moderateQuestion(own.id, 'published')])
  expect(removed.statusCode).toBe(200)
  expect([200, 404]).toContain(published.statusCode)
  expect(await shownQuestions(app, productId)).toMatchObject({ total: 0 })
})
