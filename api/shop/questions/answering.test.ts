import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { MAX_ANSWERS } from '#domain/questions/questions.ts'
import { mails, productAnswers, productQuestions, smsMessages } from '../../platform/db/schema.ts'
import type { Db } from '../../platform/db/client.ts'
import { mailAad } from '../../platform/mail/queue-mail.ts'
import { decrypt } from '../../platform/secrets/encryption.ts'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { expect, testOptions } from '../../test/test.ts'
import { givenBuyer } from '../reviews/reviews.fixture.ts'
import { ask, givenAnswerer, shownQuestions, test } from './questions.fixture.ts'

async function newsIn(db: Db) {
  const rows = await db.select().from(mails).where(eq(mails.template, 'question-answered'))
  return rows.map(({ id, to, template, language, content }) => {
    const data = JSON.parse(decrypt(testOptions.secrets.dataKey, content!, mailAad({ id, to, template })))
    return { to, language, data }
  })
}

test('staff answer a question that waits: both are published, and the guest hears of it once', async ({
  app,
  db,
  product,
  support,
}) => {
  await ask(app, product.id, { lang: 'ne', body: { contact: 'Sita@Post.example' } })
  const [{ id }] = (await support.all()).items
  const answered = await support.answer(id)
  expect(answered.json()).toMatchObject({
    state: 'published',
    moderatedBy: support.name,
    willHear: false,
    answers: [{ by: 'staff', author: support.name, text: 'Yes, into four parts.', state: 'published' }],
  })
  expect(await shownQuestions(app, product.id)).toMatchObject({
    data: [{ answers: [{ by: 'staff', user: '', text: 'Yes, into four parts.' }] }],
  })
  await support.answer(id, 'And a fitter does it for you.')
  expect(await newsIn(db)).toEqual([
    {
      to: 'Sita@Post.example',
      language: 'ne',
      data: {
        name: 'Asmita G.',
        product: 'Rara bed',
        path: `/product/${product.id}#questions`,
        by: 'staff',
        words: 'Yes, into four parts.',
      },
    },
  ])
  const [question] = await db.select().from(productQuestions)
  expect(question!.contact).toBeNull()
})

test('a guest with a phone number gets an SMS without the words of anybody', async ({ app, db, product, support }) => {
  await ask(app, product.id, { body: { contact: '९८४१२३४५६७' } })
  const [{ id, willHear }] = (await support.all()).items
  expect(willHear).toBe(true)
  await support.answer(id)
  expect(await db.select().from(smsMessages)).toMatchObject([{ template: 'question-answered', isUnproved: true }])
  expect(await newsIn(db)).toEqual([])
})

test('a buyer’s answer waits; once published it says that they bought it, and the member hears of it', async ({
  app,
  db,
  product,
  support,
}) => {
  const asker = await givenUser(db, { name: 'Maya Sherpa', email: 'maya@post.example' })
  const { headers } = await givenSession(db, asker.id)
  await ask(app, product.id, { headers })
  const [{ id }] = (await support.all()).items
  const buyer = await givenAnswerer(app, db, product.id)
  expect((await buyer.answer(id)).statusCode).toBe(404)
  await support.moderateQuestion(id, 'published')

  expect(await buyer.questionStanding()).toEqual({ isBuyer: true, answered: [], asked: [] })
  expect((await buyer.answer(id)).statusCode).toBe(201)
  expect(await buyer.questionStanding()).toEqual({ isBuyer: true, answered: [String(id)], asked: [] })
  expect((await shownQuestions(app, product.id)).data[0].answers).toEqual([])
  expect(await newsIn(db)).toEqual([])
  expect((await support.all('&waits=true')).total).toBe(1)

  const [question] = (await support.all()).items
  await support.moderateAnswer(question.answers[0].id, 'published')
  expect((await shownQuestions(app, product.id)).data[0].answers).toMatchObject([{ by: 'buyer', user: 'Hari T.' }])
  expect(await newsIn(db)).toMatchObject([{ to: 'maya@post.example', data: { name: 'Maya Sherpa', by: 'buyer' } }])
  expect((await support.all('&waits=true')).total).toBe(0)
})

test('only buyers who received the product answer, once each, and politely', async ({ app, db, product, support }) => {
  await ask(app, product.id)
  const [{ id }] = (await support.all()).items
  await support.moderateQuestion(id, 'published')
  const answer = async (state: Parameters<typeof givenBuyer>[3]) => {
    const { headers } = await givenBuyer(app, db, product.id, state)
    const url = `/api/questions/${id}/answers`
    return app.inject({ method: 'POST', url, headers, payload: { text: 'It does.' } })
  }
  for (const state of [null, 'confirm', 'cancelled', 'returned'] as const) {
    const refused = await answer(state)
    expect([state, refused.statusCode, refused.json().code]).toEqual([state, 403, 'forbidden'])
  }
  expect((await app.inject({ method: 'POST', url: `/api/questions/${id}/answers`, payload: {} })).statusCode).toBe(401)

  const buyer = await givenAnswerer(app, db, product.id)
  const revealing = await buyer.answer(id, 'I sell mine: www.post.example')
  expect(revealing.json().fields).toHaveProperty('text')
  expect((await buyer.answer(id)).statusCode).toBe(201)
  const again = await buyer.answer(id)
  expect([again.statusCode, again.json().message]).toEqual([409, 'You have already answered this question.'])
  expect((await buyer.answer(999_999_999)).statusCode).toBe(404)
})

test('a question has a limited number of answers', async ({ app, db, product, support }) => {
  await ask(app, product.id)
  const [{ id }] = (await support.all()).items
  await support.answer(id)
  const row = { questionId: id, productId: product.id, by: 'staff' as const, text: 'Yes.' }
  await db.insert(productAnswers).values(Array.from({ length: MAX_ANSWERS - 1 }, () => row))
  const buyer = await givenAnswerer(app, db, product.id)
  expect((await buyer.answer(id)).statusCode).toBe(409)
  expect((await support.answer(id)).statusCode).toBe(409)
})

test('hidden posts keep their reason for staff, and can be published again', async ({ app, db, product, support }) => {
  await ask(app, product.id, { body: { contact: 'sita@post.example' } })
  const [{ id }] = (await support.all()).items
  await support.answer(id)
  const [{ answers }] = (await support.all()).items
  const unsaid = await support.moderateQuestion(id, 'hidden', { reason: ' ' })
  expect(unsaid.json().fields).toHaveProperty('reason')
  expect((await support.moderateQuestion(id, 'hidden', { reason: 'x'.repeat(301) })).statusCode).toBe(400)

  await support.moderateAnswer(answers[0].id, 'hidden', { reason: 'Out of date.' })
  expect((await shownQuestions(app, product.id)).data[0].answers).toEqual([])
  const hidden = await support.moderateQuestion(id, 'hidden', { reason: 'An advertisement.' })
  expect(hidden.json()).toMatchObject({ state: 'hidden', reason: 'An advertisement.', moderatedBy: support.name })
  expect((await shownQuestions(app, product.id)).total).toBe(0)
  expect((await support.answer(id)).statusCode).toBe(409)

  const shown = await support.moderateQuestion(id, 'published')
  expect(shown.json()).toMatchObject({ state: 'published', reason: '' })
  expect((await support.moderateQuestion(999_999_999, 'published')).statusCode).toBe(404)
  expect((await support.moderateAnswer(999_999_999, 'published')).statusCode).toBe(404)
  expect(await db.$count(productAnswers)).toBe(1)
})

test('a guest whose question is hidden is forgotten', async ({ app, db, product, support }) => {
  await ask(app, product.id, { body: { contact: 'sita@post.example' } })
  const [{ id }] = (await support.all()).items
  await support.moderateQuestion(id, 'hidden', { reason: 'An advertisement.' })
  expect(await db.select({ contact: productQuestions.contact }).from(productQuestions)).toEqual([{ contact: null }])
})

test('an answer of staff that is sent again under its key is added once', async ({ app, db, product, support }) => {
  await ask(app, product.id)
  const [{ id, text: readText }] = (await support.all()).items
  const headers = { 'idempotency-key': randomUUID() }
  const answer = () =>
    app.inject({
      method: 'POST',
      url: `/api/admin/questions/${id}/answers`,
      cookies: support.cookies,
      headers,
      payload: { text: 'Yes.', readText },
    })
  for (let time = 0; time < 2; time++) expect((await answer()).statusCode).toBe(200)
  expect(await db.$count(productAnswers)).toBe(1)
})

test('questions to publish are found by their words and counted on the dashboard', async ({
  app,
  db,
  product,
  support,
}) => {
  await ask(app, product.id, { body: { text: 'Does it smell 100% of sal?' } })
  await ask(app, product.id)
  const { id } = (await support.all(`&q=${encodeURIComponent('100% of')}`)).items[0]
  await support.answer(id)
  const { waiting } = (await support.call('GET', '/dashboard')).json()
  expect(waiting.questions).toBe(1)
  expect((await support.all('&isAnswered=true')).items).toMatchObject([{ id, product: { name: 'Rara bed' } }])
  expect((await support.all('&state=waiting')).total).toBe(1)
  const buyer = await givenAnswerer(app, db, product.id)
  await buyer.answer(id)
  expect((await support.call('GET', '/dashboard')).json().waiting.questions).toBe(2)
})
