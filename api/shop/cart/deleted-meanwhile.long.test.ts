import type { Pool } from 'pg'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import { carts } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest } from '../../test/test.ts'
import { contents, givenMember, givenSettings, givenShopper, givenVariant, told, type Shopper } from './cart.fixture.ts'

const email = 'asmita@post.example'

/** Sends a request while a transaction deletes a row; the answer comes after its commit. */
type AskWhile = (statement: string, ask: () => ReturnType<Shopper['send']>) => ReturnType<Shopper['send']>

const test = ownDatabaseTest
  .extend('askWhile', async ({ db, pool }): Promise<AskWhile> => {
    await givenSettings(db)
    return async (statement, ask) => {
      const deleting = await pool.connect()
      await deleting.query('begin')
      await deleting.query(statement)
      const answer = ask()
      await expect.poll(() => countWaiting(pool), { timeout: 10_000 }).toBe(1)
      await deleting.query('commit')
      deleting.release()
      return answer
    }
  })
  .extend('bed', ({ db }) => givenVariant(db))

async function countWaiting(pool: Pool): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].waiting
}

function deletion(variantId: string): string {
  return `delete from variants where id = ${Number(variantId)}`
}

test('adding a variant during its deletion is a 404', async ({ app, bed, askWhile }) => {
  const shopper = givenShopper(app)
  const answer = await askWhile(deletion(bed), () => shopper.send('POST', '/api/cart/lines', { variantId: bed }))
  expect(answer.statusCode).toBe(404)
  expect((await shopper.view()).lines).toEqual([])
})

test('changing a line during the deletion of its variant is a 404', async ({ app, bed, askWhile }) => {
  const shopper = givenShopper(app)
  const { lines } = await shopper.add(bed)
  const url = `/api/cart/lines/${lines[0]!._id}`
  const answer = await askWhile(deletion(bed), () => shopper.send('PATCH', url, { quantity: 2 }))
  expect(answer.statusCode).toBe(404)
  expect((await shopper.view()).lines).toMatchObject([{ state: 'gone', quantity: 1 }])
})

test('merging a line during the deletion of its variant keeps it as gone', async ({ app, db, bed, askWhile }) => {
  const guest = givenShopper(app)
  await givenUser(db, { email })
  await guest.add(bed, 2)
  await askWhile(deletion(bed), () => guest.logIn(email))
  const cart = await guest.view()
  expect(contents(cart.lines)).toEqual([[null, 2]])
  expect(told(cart)).toEqual([['gone', 2, 0]])
})

test('sharing a line during the deletion of its variant copies it as gone', async ({ app, bed, askWhile }) => {
  const shopper = givenShopper(app)
  await shopper.add(bed, 2)
  const answer = await askWhile(deletion(bed), () => shopper.send('POST', '/api/cart/shares'))
  expect(answer.statusCode).toBe(201)
  const { data } = (await shopper.send('GET', `/api/cart/shares/${answer.json().share.token}`)).json()
  expect(data.lines).toMatchObject([{ state: 'gone', variantId: null, quantity: 2 }])
})

test('taking over a line during the deletion of its variant skips it with a notice', async ({ app, bed, askWhile }) => {
  const shopper = givenShopper(app)
  await shopper.add(bed, 2)
  const { token } = (await shopper.send('POST', '/api/cart/shares')).json().share
  const friend = givenShopper(app)
  const answer = await askWhile(deletion(bed), () => friend.send('POST', `/api/cart/shares/${token}/takeover`))
  expect(answer.json().data.lines).toEqual([])
  expect(told(answer.json().data)).toEqual([['gone', 2, 0]])
})

for (const [what, fill] of [
  ['without a cart', false],
  ['with a cart', true],
] as const) {
  test(`adding to an account ${what} during its deletion is a 401`, async ({ app, db, bed, askWhile }) => {
    const shopper = await givenMember(app, db, email)
    if (fill) await shopper.add(bed)
    const answer = await askWhile('delete from users', () =>
      shopper.send('POST', '/api/cart/lines', { variantId: bed }),
    )
    expect(answer.statusCode).toBe(401)
    expect(await db.select().from(carts)).toEqual([])
  })
}

test('merging during the deletion of the account keeps the guest’s cart', async ({ app, db, bed, askWhile }) => {
  const member = await givenMember(app, db, email)
  const guest = givenShopper(app, member.cookies)
  await guest.add(bed)
  await askWhile('delete from users', () => member.send('GET', '/api/cart'))
  expect((await guest.view()).itemCount).toBe(1)
})
