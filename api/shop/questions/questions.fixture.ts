import { randomUUID } from 'node:crypto'
import type { QuestionBody } from '#contract/questions.ts'
import type { App } from '../../app.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { givenBuyer } from '../reviews/reviews.fixture.ts'
import { test as base } from '../../test/test.ts'

const typedQuestion = {
  text: 'Does the bed come apart for narrow stairs?',
  name: 'Asmita Gurung',
  contact: '',
} satisfies QuestionBody

type Asking = { body?: QuestionBody; headers?: Record<string, string>; key?: string; lang?: string }

/** Asks about a product, as a guest unless `headers` carry a session. */
export function ask(
  app: App,
  productId: number,
  { body = {}, headers = {}, key = randomUUID(), lang = 'en' }: Asking = {},
) {
  return app.inject({
    method: 'POST',
    url: `/api/product/${productId}/questions?lang=${lang}`,
    headers: { ...headers, 'idempotency-key': key },
    payload: { ...typedQuestion, ...body },
  })
}

/** What everybody can read. */
export async function shownQuestions(app: App, productId: number, search = '') {
  return (await app.inject(`/api/product/${productId}/questions${search}`)).json()
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

/** A product, and support staff with the calls that moderate. */
export const test = base
  .extend('product', ({ db }) => givenProduct(db, { name: 'Rara bed' }))
  .extend('support', ({ app }) => givenModerator(app))

async function givenModerator(app: App) {
  const support = await givenStaff(app, 'support')
  const { call } = support
  return {
    ...support,
    /** Every question, oldest first. */
    all: async (search = '') => (await call('GET', `/questions?sort=createdAt${search}`)).json(),
    answer: (id: number, text = 'Yes, into four parts.') => call('POST', `/questions/${id}/answers`, { text }),
    moderate: (path: string, state: 'published' | 'hidden', reason = '') =>
      call('PUT', `/${path}/state`, { state, reason }),
  }
}
