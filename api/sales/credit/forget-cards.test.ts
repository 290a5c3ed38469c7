import { eq } from 'drizzle-orm'
import { forgetOldOrders } from '../../office/personal-data/forget-old-orders.ts'
import { creditAccounts, creditEntries } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest as test, testOptions } from '../../test/test.ts'
import { givenCard } from './credit.fixture.ts'
import { forgetCardsOf, readCardsOf } from './forget-cards.ts'
import { cardColumns } from './private-card.ts'

const { dataKey } = testOptions.secrets
const details = { buyer: 'Hari', recipient: 'Sita', email: 'sita@post.example', phone: '', message: 'Hello' }
const contact = { email: 'sita@post.example', phoneHash: null }
const DAY_MS = 86_400_000

test('names of an old card are forgotten once nothing is left on it, and earlier if the person asks', async ({
  db,
}) => {
  const [spent, open] = [await givenCard(db), await givenCard(db)]
  const createdAt = new Date(Date.now() - 91 * DAY_MS)
  for (const { id } of [spent, open]) {
    const columns = cardColumns(dataKey, id, details, 'en')
    await db
      .update(creditAccounts)
      .set({ ...columns, createdAt })
      .where(eq(creditAccounts.id, id))
  }
  const entry = { id: crypto.randomUUID(), accountId: spent.id, amount: -5_000, reason: 'correction' } as const
  await db.insert(creditEntries).values(entry)
  await forgetOldOrders({}, { db }, AbortSignal.timeout(60_000))
  expect(await readCardsOf(db, dataKey, contact)).toMatchObject([{ balance: 5_000, recipient: 'Sita', buyer: 'Hari' }])
  await forgetCardsOf(db, contact)
  expect(await readCardsOf(db, dataKey, contact)).toEqual([])
  expect(await db.$count(creditAccounts, eq(creditAccounts.balance, 5_000))).toBe(1)
})
