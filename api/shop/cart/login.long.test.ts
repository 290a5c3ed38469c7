import { sql } from 'drizzle-orm'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import { cartLines, products, variants } from '../../platform/db/schema.ts'
import { expect, test as base } from '../../test/test.ts'
import {
  changeVariant,
  contents,
  givenMember,
  givenSettings,
  givenShopper,
  givenVariant,
  told,
  type Shopper,
} from './cart.fixture.ts'

const email = 'asmita@post.example'

/** A guest, and the same person logged in on another device. */
const test = base
  .extend('guest', async ({ app, db }) => {
    await givenSettings(db)
    return givenShopper(app)
  })
  .extend('elsewhere', ({ app, db }) => givenMember(app, db, email))

test('guest full, account empty: everything moves to the account', async ({ db, guest, elsewhere }) => {
  const [bed, sofa] = [await givenVariant(db), await givenVariant(db)]
  await guest.add(bed, 2)
  const { lines } = await guest.add(sofa)
  await guest.change(lines[1]!, { isSaved: true })
  await guest.logIn(email)
  for (const device of [guest, elsewhere]) {
    const cart = await device.view()
    expect([contents(cart.lines), contents(cart.saved)]).toEqual([[[bed, 2]], [[sofa, 1]]])
    expect(cart.notices).toEqual([])
  }
})

test('guest empty, account full: nothing changes', async ({ db, guest, elsewhere }) => {
  const before = await elsewhere.add(await givenVariant(db), 2)
  await guest.view()
  await guest.logIn(email)
  expect(await guest.view()).toEqual(before)
})

test('both full: quantities add up, and other lines are appended', async ({ db, guest, elsewhere }) => {
  const [bed, sofa, lamp] = [await givenVariant(db), await givenVariant(db), await givenVariant(db)]
  await elsewhere.add(bed, 2)
  await elsewhere.add(sofa, 1)
  await guest.add(lamp, 1)
  await guest.add(bed, 3)
  await guest.logIn(email)
  const cart = await guest.view()
  expect(contents(cart.lines)).toEqual([
    [bed, 5],
    [sofa, 1],
    [lamp, 1],
  ])
  expect(cart.notices).toEqual([])
})

test.for([
  ['over ten', { stock: 50 }, 8, 7, 10, ['limit', 15, 10]],
  ['over stock', { stock: 8 }, 5, 4, 8, ['stock', 9, 8]],
] as const)(
  '%s: the merge keeps the maximum, and a notice about the rest stays until it is seen',
  async (given, { db, guest, elsewhere }) => {
    const [, variant, mine, theirs, kept, notice] = given
    const bed = await givenVariant(db, variant)
    await elsewhere.add(bed, mine)
    await guest.add(bed, theirs)
    await guest.logIn(email)
    const cart = await guest.view()
    expect(contents(cart.lines)).toEqual([[bed, kept]])
    expect(told(cart)).toEqual([notice])
    expect(told(await elsewhere.view())).toEqual([notice])
    await elsewhere.ask('POST', '/seen', { notices: [cart.notices[0]!._id] })
    expect((await guest.view()).notices).toEqual([])
  },
)

test('sold out since: the line stays without counting, with a notice', async ({ db, guest, elsewhere }) => {
  const [bed, sofa] = [await givenVariant(db), await givenVariant(db)]
  await elsewhere.add(bed, 2)
  await guest.add(bed, 1)
  await guest.add(sofa, 4)
  for (const id of [bed, sofa]) await changeVariant(db, id, { stock: 0 })
  await guest.logIn(email)
  const cart = await guest.view()
  expect(contents(cart.lines)).toEqual([
    [bed, 3],
    [sofa, 4],
  ])
  expect(cart.lines.map(({ state }) => state)).toEqual(['sold-out', 'sold-out'])
  expect(cart.totals.total).toBe(0)
  expect(told(cart)).toEqual([
    ['sold-out', 3, 0],
    ['sold-out', 4, 0],
  ])
})

test('no longer sold: the line stays as gone, with a notice', async ({ db, guest }) => {
  await givenUser(db, { email })
  const [bed, sofa] = [await givenVariant(db), await givenVariant(db)]
  await guest.add(bed, 2)
  await guest.add(sofa, 1)
  await db.update(products).set({ published: false })
  await db.delete(variants).where(sql`id = ${sofa}`)
  await guest.logIn(email)
  const cart = await guest.view()
  expect(contents(cart.lines)).toEqual([
    [bed, 2],
    [null, 1],
  ])
  expect(cart.lines.map(({ state }) => state)).toEqual(['gone', 'gone'])
  expect(told(cart)).toEqual([
    ['gone', 2, 0],
    ['gone', 1, 0],
  ])
})

test('price changed since: the change is shown whichever cart had the line', async ({ db, guest, elsewhere }) => {
  const [bed, sofa] = [await givenVariant(db, { price: 10_000 }), await givenVariant(db, { price: 20_000 })]
  await elsewhere.add(bed)
  await guest.add(sofa)
  for (const id of [bed, sofa]) await changeVariant(db, id, { price: 15_000 })
  await guest.add(bed) // at the new price
  await guest.logIn(email)
  const { lines } = await guest.view()
  expect(lines.map(({ variantId, changes }) => [variantId, changes.price])).toEqual([
    [bed, { was: 10_000, now: 15_000 }],
    [sofa, { was: 20_000, now: 15_000 }],
  ])
})

test('the guest’s notices survive the login', async ({ db, guest, elsewhere }) => {
  await guest.add(await givenVariant(db, { stock: 3 }), 9)
  await guest.logIn(email)
  expect(told(await elsewhere.view())).toEqual([['stock', 9, 3]])
})

test('two tabs: an item added in a tab unaware of the login is merged too', async ({ db, guest, elsewhere }) => {
  const [bed, sofa] = [await givenVariant(db), await givenVariant(db)]
  const otherTab = guest.openTab()
  await guest.add(bed, 2)
  await guest.logIn(email)
  expect(contents((await otherTab.add(sofa)).lines)).toEqual([[sofa, 1]])
  const all = [
    [bed, 2],
    [sofa, 1],
  ]
  expect(contents((await guest.view()).lines)).toEqual(all)
  otherTab.headers['authorization'] = guest.headers['authorization']!
  expect(contents((await otherTab.view()).lines)).toEqual(all)
  expect(contents((await elsewhere.view()).lines)).toEqual(all)
})

test('a login in two tabs adds nothing twice', async ({ db, guest, elsewhere }) => {
  const bed = await givenVariant(db, { stock: 50 })
  await elsewhere.add(bed, 1)
  await guest.add(bed, 2)
  await guest.logIn(email)
  const otherTab = guest.openTab()
  await otherTab.logIn(email)
  expect(contents((await otherTab.view()).lines)).toEqual([[bed, 3]])
})

test('logins on two devices merge both carts', async ({ app, db, guest, elsewhere }) => {
  const [bed, sofa] = [await givenVariant(db), await givenVariant(db)]
  const second = givenShopper(app)
  await guest.add(bed)
  await second.add(bed)
  await second.add(sofa)
  await guest.logIn(email)
  await second.logIn(email)
  expect(contents((await elsewhere.view()).lines)).toEqual([
    [bed, 2],
    [sofa, 1],
  ])
})

test('logout leaves the cart with the account and starts a new one', async ({ db, guest, elsewhere }) => {
  const [bed, sofa] = [await givenVariant(db), await givenVariant(db)]
  await guest.add(bed)
  await guest.logIn(email)
  await guest.logOut()
  expect(await guest.view()).toMatchObject({ lines: [], saved: [], notices: [], itemCount: 0 })
  await guest.add(sofa)
  expect(contents((await elsewhere.view()).lines)).toEqual([[bed, 1]])

  await guest.logIn(email)
  expect(contents((await guest.view()).lines)).toEqual([
    [bed, 1],
    [sofa, 1],
  ])
})

test('logout meanwhile: the other tab gets a 401, and its guest items are kept', async ({ db, guest }) => {
  await givenUser(db, { email })
  const [bed, sofa] = [await givenVariant(db), await givenVariant(db)]
  await guest.logIn(email)
  await guest.add(bed)
  const otherTab = guest.openTab()
  otherTab.headers['authorization'] = guest.headers['authorization']!
  await guest.logOut()

  const refused = await otherTab.send('POST', '/api/cart/lines', { variantId: sofa })
  expect(refused.statusCode).toBe(401)
  expect(refused.json().message).toBe('Session expired. Please login again.')
  delete otherTab.headers['authorization']
  await otherTab.add(sofa)
  expect(contents((await guest.view()).lines)).toEqual([[sofa, 1]])
  await guest.logIn(email)
  expect(contents((await guest.view()).lines)).toEqual([
    [bed, 1],
    [sofa, 1],
  ])
})

test('two people sharing a browser keep separate carts', async ({ app, db, guest, elsewhere }) => {
  const [bed, sofa] = [await givenVariant(db), await givenVariant(db)]
  const other = await givenMember(app, db, 'sita@post.example')
  await guest.add(bed)
  await guest.logIn(email)
  await guest.logOut()
  await guest.logIn('sita@post.example')
  await guest.add(sofa)
  expect(contents((await elsewhere.view()).lines)).toEqual([[bed, 1]])
  expect(contents((await other.view()).lines)).toEqual([[sofa, 1]])
})

test('a failed login leaves the guest’s cart unchanged', async ({ db, guest, elsewhere }) => {
  const bed = await givenVariant(db)
  const before = await guest.add(bed)
  const refused = await guest.send('POST', '/api/user/login', { email, password: 'not-it-1996' })
  expect(refused.statusCode).toBe(401)
  expect(await guest.view()).toEqual(before)
  expect((await elsewhere.view()).lines).toEqual([])
})

test.for(['', 'short', 'x'.repeat(44), '../../etc/passwd-etc/passwd-etc/passwd-etc/x'])(
  'the invalid key %j finds no cart, and login still works',
  async (key, { db, guest, elsewhere }) => {
    await guest.add(await givenVariant(db))
    guest.cookies['kastha-cart'] = key
    expect((await guest.logIn(email)).statusCode).toBe(200)
    expect((await guest.view()).lines).toEqual([])
    expect((await elsewhere.view()).lines).toEqual([])
    await guest.logOut()
    await guest.view()
    expect(guest.cookies['kastha-cart']).toMatch(/^[\w-]{43}$/)
  },
)

test('merging into a full cart gives a notice about lines that do not fit', async ({ db, guest, elsewhere }) => {
  const [bed, sofa] = [await givenVariant(db), await givenVariant(db)]
  await elsewhere.add(bed)
  const [line] = await db.select().from(cartLines)
  const many = Array.from({ length: 99 }, () => ({ cartId: line!.cartId, name: 'Old', quantity: 1, seenPrice: 1 }))
  await db.insert(cartLines).values(many)
  await guest.add(bed, 2)
  await guest.add(sofa, 3)
  await guest.logIn(email)
  const cart = await guest.view()
  expect(cart.lines).toHaveLength(100)
  expect(cart.lines[0]!.quantity).toBe(3)
  expect(told(cart)).toEqual([['full', 3, 0]])
  expect(await emptied(guest)).toBe(true)
})

/** Returns whether the guest's cart is empty, so that nothing can be merged again. */
async function emptied(shopper: Shopper): Promise<boolean> {
  await shopper.logOut()
  return (await shopper.view()).lines.length === 0
}

test('deleting an account deletes its cart', async ({ db, guest }) => {
  const { id } = await givenUser(db, { email })
  await guest.add(await givenVariant(db))
  await guest.logIn(email)
  await db.execute(sql`delete from users where id = ${id}`)
  expect(await db.select().from(cartLines)).toEqual([])
})
