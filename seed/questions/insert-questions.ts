import { randomUUID } from 'node:crypto'
import type { Db } from '#api/platform/db/client.ts'
import { onlyRow } from '#api/platform/db/only-row.ts'
import { productAnswers, productQuestions } from '#api/platform/db/schema/questions.ts'
import { DEMO_DAY } from '../reviews/write-reviews.ts'
import { demoQuestions } from './demo-questions.ts'

const DAY_MS = 86_400_000

/** Inserts the demo's questions with their answers, each answer a day after the one before. */
export async function insertQuestions(db: Db, productIds: ReadonlyMap<string, number>): Promise<void> {
  for (const { slug, days, answers, ...question } of demoQuestions) {
    const productId = productIds.get(slug)
    if (productId === undefined) throw new RangeError(`The demo sells no ${slug}`)
    const askedAt = DEMO_DAY.getTime() - days * DAY_MS
    const state = answers.length > 0 ? 'published' : 'waiting'
    const row = { ...question, productId, state, sentAs: randomUUID(), createdAt: new Date(askedAt) } as const
    const { id } = onlyRow(await db.insert(productQuestions).values(row).returning({ id: productQuestions.id }))
    for (const [at, { userName = '', text }] of answers.entries()) {
      const createdAt = new Date(askedAt + (at + 1) * DAY_MS)
      const by = userName === '' ? 'staff' : 'buyer'
      const answer = { questionId: id, productId, by, userName, text, state: 'published', createdAt } as const
      await db.insert(productAnswers).values(answer)
    }
  }
}
