import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { productAnswers, productQuestions } from '../../platform/db/schema.ts'
import { expect } from '../../test/test.ts'
import { PASSWORD } from '../../people/accounts/user.fixture.ts'
import { cleanQuestions } from './change-queries.ts'
import { ask, givenAnswerer, shownQuestions, test } from './questions.fixture.ts'

const ago = (interval: string) => sql`now() - ${interval}::interval`

test('with the account go its name and what was never published; the rest stays for others', async ({
  app,
  db,
  product,
  support,
}) => {
  const buyer = await givenAnswerer(app, db, product.id)
  const { headers, userId } = buyer
  await ask(app, product.id, { headers, body: { text: 'Is it sal or teak?' } })
  await ask(app, product.id, { headers, body: { text: 'Is it heavy to carry?' } })
  const [{ id }] = (await support.all()).items
  await support.moderateQuestion(id, 'published')
  await buyer.answer(id, 'It is sal, it says so underneath.')
  const [{ answers }] = (await support.all()).items
  await support.moderateAnswer(answers[0].id, 'published')

  const exported = await app.inject({ url: '/api/user/data', headers })
  expect(exported.json().data).toMatchObject({
    questions: [
      { text: 'Is it sal or teak?', state: 'published', productId: String(product.id) },
      { text: 'Is it heavy to carry?', state: 'waiting' },
    ],
    answers: [{ text: 'It is sal, it says so underneath.', state: 'published' }],
  })

  const deleted = await app.inject({
    method: 'DELETE',
    url: `/api/user/${userId}`,
    headers,
    payload: { password: PASSWORD },
  })
  expect(deleted.statusCode).toBe(200)
  expect(await shownQuestions(app, product.id)).toMatchObject({
    data: [{ user: '', text: 'Is it sal or teak?', answers: [{ user: '', by: 'buyer' }] }],
    total: 1,
  })
  expect(await db.$count(productQuestions)).toBe(1)
})

test('contacts are forgotten after 90 days, and what was never published after a year', async ({ db, product }) => {
  const question = { productId: product.id, userName: 'Asmita G.', contact: Buffer.from('sealed') }
  const rows = [
    { text: 'Published and old', state: 'published' as const, createdAt: ago('2 years') },
    { text: 'Asked 89 days ago', createdAt: ago('89 days') },
    { text: 'Asked 91 days ago', createdAt: ago('91 days') },
    { text: 'Never published', createdAt: ago('13 months') },
  ]
  const inserted = await db
    .insert(productQuestions)
    .values(rows.map((row) => ({ ...question, ...row, sentAs: randomUUID() })))
    .returning({ id: productQuestions.id })
  const answer = { questionId: inserted[0]!.id, productId: product.id, by: 'buyer' as const, text: 'It is.' }
  await db.insert(productAnswers).values([
    { ...answer, createdAt: ago('13 months') },
    { ...answer, createdAt: ago('11 months') },
    { ...answer, state: 'published', createdAt: ago('2 years') },
  ])
  await cleanQuestions({}, { db })
  const left = await db
    .select({ text: productQuestions.text, isReachable: sql`${productQuestions.contact} is not null` })
    .from(productQuestions)
    .orderBy(productQuestions.id)
  expect(left).toEqual([
    { text: 'Published and old', isReachable: false },
    { text: 'Asked 89 days ago', isReachable: true },
    { text: 'Asked 91 days ago', isReachable: false },
  ])
  expect(await db.$count(productAnswers, eq(productAnswers.questionId, inserted[0]!.id))).toBe(2)
})
