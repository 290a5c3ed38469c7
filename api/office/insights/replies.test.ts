import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { productAnswers, productQuestions, ticketEvents, tickets } from '../../platform/db/schema.ts'
import { nepal } from '../../sales/fulfilment/fulfilment.fixture.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { figuresOf, insightOfWeek } from './insights.fixture.ts'

const MINUTE_MS = 60_000

type Given = { kind?: typeof tickets.$inferInsert.kind; at: string; answers?: number[] }

let numbered = 0

/** A ticket that was answered so many minutes after it came. */
async function ticket(db: Db, { kind = 'question', at, answers = [] }: Given) {
  const [id, createdAt] = [randomUUID(), nepal(at)]
  numbered += 1
  await db.insert(tickets).values({ id, kind, number: `KT-${numbered}`, privateDetails: Buffer.of(0), createdAt })
  const event = (action: 'received' | 'answered', actor: 'shopper' | 'staff', minutes: number) => {
    return { ticketId: id, action, actor, at: new Date(createdAt.getTime() + minutes * MINUTE_MS) }
  }
  await db
    .insert(ticketEvents)
    .values([event('received', 'shopper', 0), ...answers.map((minutes) => event('answered', 'staff', minutes))])
}

test('the first answer of staff counts: half of them, and nine of ten', async ({ app, db }) => {
  // Ten answers after 10, 20 … 100 minutes; further ones do not count.
  for (let ten = 1; ten <= 10; ten += 1) {
    await ticket(db, { at: '2026-05-12T12:00', answers: [ten * 10, 5_000] })
  }
  await ticket(db, { at: '2026-05-10T00:00' })
  await ticket(db, { kind: 'complaint', at: '2026-05-16T23:59', answers: [120] })
  await ticket(db, { kind: 'complaint', at: '2026-05-09T23:59', answers: [60] })
  const { id: productId } = await givenProduct(db)
  const ask = async (state: 'published' | 'hidden', answers: { by: 'staff' | 'buyer'; minutes: number }[]) => {
    const createdAt = nepal('2026-05-12T12:00')
    const [question] = await db
      .insert(productQuestions)
      .values({
        sentAs: randomUUID(),
        productId,
        userName: 'Maya S.',
        text: 'Teak?',
        state,
        reason: state === 'hidden' ? 'Spam' : '',
        createdAt,
      })
      .returning()
    for (const { by, minutes } of answers) {
      const at = sql`${createdAt.toISOString()}::timestamptz + make_interval(mins => ${minutes})`
      await db.insert(productAnswers).values({ questionId: question!.id, productId, by, text: 'Sal.', createdAt: at })
    }
  }
  await ask('published', [
    { by: 'buyer', minutes: 5 },
    { by: 'staff', minutes: 30 },
  ])
  await ask('hidden', [])
  const support = await givenStaff(app, 'support')
  const found = await insightOfWeek(support, 'replies')
  expect(found.rows.map(({ cells }) => cells)).toEqual([
    ['Messages', 11, 0, 90.9, 55, null, 91, null],
    ['Complaints', 1, 1, 100, 120, 60, 120, 60],
    ['Measuring visits', 0, 0, null, null, null, null, null],
    ['Questions about products', 1, 0, 100, 30, null, 30, null],
    ['Custom requests', 0, 0, null, null, null, null, null],
  ])
  expect(figuresOf(found)).toEqual({
    'Half of the replies within': [55, 60],
    'Nine of ten replies within': [99, 60],
    Asked: [13, 1],
    Answered: [92.3, 100],
  })
})
