import { sql } from 'drizzle-orm'
import { expect, test } from '../../test/test.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { selectStock } from './held-pieces.ts'
import { stockMemory } from './stock-memory.ts'

test('a small shop is added up for each order, and a large one once a minute', () => {
  let now = 0
  const memory = stockMemory(() => now)
  expect(memory.recall()).toBeUndefined()
  memory.learn({ stock: 900, variants: 110 })
  expect(memory.recall()).toBeUndefined()
  memory.learn({ stock: 90_000, variants: 5_000 })
  now = 59_999
  expect(memory.recall()).toEqual({ stock: 90_000, variants: 5_000 })
  now = 60_000
  expect(memory.recall()).toBeUndefined()
})

test('what is remembered is not read', async ({ db }) => {
  await givenProduct(db, { variants: [{ stock: 4 }, { stock: 3 }] })
  expect(onlyRow(await selectStock(db))).toEqual({ stock: 7, variants: 2 })
  const known = { stock: 90_000, variants: 5_000 }
  expect(onlyRow(await selectStock(db, known))).toEqual(known)
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${selectStock(db, known)}`)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Scan')
})
