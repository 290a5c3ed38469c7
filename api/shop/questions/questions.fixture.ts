import { randomUUID } from 'node:crypto'
import type { QuestionBody } from '#contract/questions.ts'
import type { App } from '../../app.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { givenBuyer } from '../reviews/reviews.fixture.ts'
import { expect, test as base } from '../../test/test.ts'

const typedQuestion = {
  text: 'Does the bed come apart for narrow stairs?',
  name: 'Asmita Gurung',
  contact: '',
} satisfies QuestionBody

type Asking = { body?: QuestionBody; headers?: Record<string, string>; key?: string; lang?: string; from?: string }

/** Asks about a product, as a guest unless `headers` carry a session. */
export function ask(
  app: App,
  productId: number,
  { body = {}, headers = {}, key = randomUUID(), lang = 'en', from = '127.0.0.1' }: Asking = {},
) {
  return app.inject({
    method: 'POST',
    url: `/api/product/${productId}/questions?lang=${lang}`,
    headers: { ...headers, 'idempotency-key': key },
    remoteAddress: from,
    payload: { ...typedQuestion, ...body },
  })
}

/** What everybody can read. */
export async function shownQuestions(app: App, productId: number, search = '') {
  return (await app.inject(`/api/product/${productId}/questions${search}`)).json()
}

/** A member who has asked about the product, with the calls on their own question. */
export async function givenMemberQuestion(app: App, db: Db, productId: number, text = 'Is it sal or teak?') {
  const { headers, userId } = await givenBuyer(app, db, productId, null, 'Maya Sherpa')
  const standing = async () =>
    (await app.inject({ url: `/api/questions/mine?productId=${productId}`, headers })).json().data
  expect((await ask(app, productId, { headers, body: { text } })).statusCode).toBe(201)
  const [{ _id }] = (await standing()).asked
  const url = `/api/questions/${_id}`
  return {
    id: Number(_id),
    userId,
    standing,
    edit: (words: string) => app.inject({ method: 'PUT', url, headers, payload: { text: words } }),
    remove: () => app.inject({ method: 'DELETE', url, headers }),
  }
}

/** Somebody who received the product, with the call that answers. */
export async function givenAnswerer(app: App, db: Db, productId: number, name = 'Hari Thapa') {
  const buyer = await givenBuyer(app, db, productId, 'delivered', name)
  return {
    ...buyer,
    answer: (questionId: number | string, text = 'It does: four screws, and it went up our stairs.') =>
      app.inject({
        method: 'POST',
        url: `/api/questions/${questionId}/answers`,
        headers: buyer.headers,
        payload: { text },
      }),
    questionStanding: async () =>
      (await app.inject({ url: `/api/questions/mine?productId=${productId}`, headers: buyer.headers })).json().data,
  }
}

/** A product, and support staff. */
export const test = base
  .extend('product', ({ db }) => givenProduct(db, { name: 'Rara bed' }))
  .extend('support', ({ app }) => givenModerator(app))

type Moderated = 'published' | 'hidden'
type Verdict = { reason?: string; readText?: string }

/** Support staff with the calls that moderate. */
export async function givenModerator(app: App) {
  const support = await givenStaff(app, 'support')
  const { call } = support
  /** '' for an unknown question. */
  const textOf = async (id: number): Promise<string> => (await call('GET', `/questions/${id}`)).json().text ?? ''
  return {
    ...support,
    /** Every question, oldest first. */
    all: async (search = '') => (await call('GET', `/questions?sort=createdAt${search}`)).json(),
    /** Answers a question as it is now, or as staff read it before. */
    answer: async (id: number, text = 'Yes, into four parts.', readText?: string) =>
      call('POST', `/questions/${id}/answers`, { text, readText: readText ?? (await textOf(id)) }),
    moderateQuestion: async (id: number, state: Moderated, { reason = '', readText }: Verdict = {}) =>
      call('PUT', `/questions/${id}/state`, { state, reason, readText: readText ?? (await textOf(id)) }),
    moderateAnswer: (id: number, state: Moderated, { reason = '' }: Verdict = {}) =>
      call('PUT', `/product-answers/${id}/state`, { state, reason }),
  }
}
