import { sql } from 'drizzle-orm'
import { orders, users } from '../platform/db/schema.ts'
import { expect, test } from './test.ts'
import { sayingAny } from '../platform/records/conditions.ts'

test.for([
  [
    'orders_by_words',
    () => sql`select id from ${orders} where ${sayingAny('gurung', orders.number, orders.name, orders.email)}`,
  ],
  ['users_by_words', () => sql`select id from ${users} where ${sayingAny('gurung', users.name, users.email)}`],
] as const)('a substring search in a list uses the index %s', async ([name, query], { db }) => {
  await db.execute(sql`set local enable_seqscan = off`)
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query()}`)
  const plan = rows.map((row) => row['QUERY PLAN'])
  expect(plan.filter((line) => line.includes(name)).length, plan.join('\n')).toBeGreaterThan(1)
})
