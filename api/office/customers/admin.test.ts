import { randomUUID } from 'node:crypto'
import { customerNotes } from '../../platform/db/schema.ts'
import { encryptNote } from './private-note.ts'
import { givenSession, givenUser, PASSWORD } from '../../people/accounts/user.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { saveAddress } from '../../people/addresses/saved-addresses.ts'

const home = {
  name: 'Hira Gurung',
  phone: '9851023456',
  province: 'Bagmati',
  district: 'Bhaktapur',
  city: 'Madhyapur Thimi',
  ward: 4,
  street_address: 'Balkumari 4',
  landmark: 'near the temple',
  position: { latitude: 27.6766, longitude: 85.3833 },
  apartment: '',
  zip: '',
}

test('customers are found by name, email address or whole phone number, and sorted by their purchases', async ({
  app,
  db,
}) => {
  const asmita = await givenUser(db, { name: 'Asmita Gurung', email: 'asmita@post.example' })
  const bina = await givenUser(db, { name: 'Bina Rai', email: 'bina_100%@post.example' })
  await givenOrder(db, { userId: asmita.id })
  await givenOrder(db, { userId: asmita.id, state: 'cancelled' })
  const support = await givenStaff(app, 'support')

  const all = (await support.call('GET', '/customers?sort=-spent')).json()
  expect(all.total).toBe(2)
  expect(all.items).toMatchObject([
    { id: asmita.id, orderCount: 1, isBlocked: false },
    { id: bina.id, orderCount: 0, spent: 0, lastOrderAt: null },
  ])
  const latest = (await support.call('GET', '/customers?sort=-lastOrderAt')).json()
  expect(latest.items[0].id).toBe(asmita.id)
  const found = (await support.call('GET', `/customers?q=${encodeURIComponent('100%')}`)).json()
  expect(found).toMatchObject({ total: 1, items: [{ id: bina.id }] })
  const phones = ['9841234567', '+977 984-1234567', '९८४१२३४५६७']
  for (const phone of phones) {
    const called = (await support.call('GET', `/customers?q=${encodeURIComponent(phone)}`)).json()
    expect(called.total, phone).toBe(2)
  }
  expect((await support.call('GET', '/customers?q=98412345')).json().total).toBe(0)
  expect((await support.call('GET', '/customers?hasOrders=false')).json()).toMatchObject({
    total: 1,
    items: [{ id: bina.id }],
  })
  expect((await support.call('GET', `/customers?ids=${bina.id},nobody`)).json().total).toBe(1)
})

test('a page of customers shows the purchases of each, in every order of the list', async ({ app, db }) => {
  const people = await Promise.all(
    ['Anu', 'Bina', 'Chet'].map((name) => givenUser(db, { name, email: `${name}@post.example` })),
  )
  const [anu, bina] = people
  const first = await givenOrder(db, { userId: anu!.id })
  const second = await givenOrder(db, { userId: bina!.id })
  const third = await givenOrder(db, { userId: bina!.id })
  await givenOrder(db, { userId: bina!.id, state: 'returned' })
  const support = await givenStaff(app, 'support')
  const figures = { Anu: [1, first.total], Bina: [2, second.total + third.total], Chet: [0, 0] }
  for (const sort of ['name', '-name', 'createdAt', 'orderCount', '-spent', 'lastOrderAt']) {
    const { items } = (await support.call('GET', `/customers?sort=${sort}`)).json()
    const shown = items.map((one: { name: string; orderCount: number; spent: number }) => [
      one.name,
      [one.orderCount, one.spent],
    ])
    expect(Object.fromEntries(shown), sort).toEqual(figures)
  }
  const page = (await support.call('GET', '/customers?sort=-orderCount&perPage=1&page=2&hasOrders=true')).json()
  expect(page).toMatchObject({ total: 2, items: [{ name: 'Anu', orderCount: 1 }] })
})

test('a customer has two hundred notes at most', async ({ app, db }) => {
  const user = await givenUser(db)
  const support = await givenStaff(app, 'support')
  const note = () => {
    const id = randomUUID()
    const words = encryptNote(testOptions.secrets.dataKey, id, 'Calls often')
    return { id, userId: user.id, staffId: support.id, staffName: support.name, words }
  }
  await db.insert(customerNotes).values(Array.from({ length: 199 }, note))
  const add = () => support.call('POST', `/customers/${user.id}/notes`, { words: 'Wants calls in the evening' })
  expect((await add()).statusCode).toBe(200)
  const refused = await add()
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This customer has 200 notes, the most that one can have.',
  ])
  expect(await db.$count(customerNotes)).toBe(200)
})

test('the page of a customer shows orders, addresses and notes', async ({ app, db }) => {
  const user = await givenUser(db)
  const order = await givenOrder(db, { userId: user.id })
  await saveAddress(db, testOptions.secrets.dataKey, user.id, home)
  const support = await givenStaff(app, 'support')
  await support.call('POST', `/customers/${user.id}/notes`, { words: ' Wants calls in the evening ' })
  const shown = (await support.call('GET', `/customers/${user.id}`)).json()
  expect(shown).toMatchObject({
    email: user.email,
    phone: '9841234567',
    addresses: [
      {
        lines: ['Hira Gurung, 9851023456', 'Balkumari 4, near the temple', 'Madhyapur Thimi-4, Bhaktapur'],
        position: home.position,
      },
    ],
    orders: [{ id: order.id, number: order.number, state: 'pending' }],
    notes: [{ staffName: support.name, words: 'Wants calls in the evening' }],
    blockedAt: null,
  })
  const blank = await support.call('POST', `/customers/${user.id}/notes`, { words: '  ' })
  expect(blank.json().fields).toEqual({ words: 'Please write something' })
  const nobody = await support.call('GET', '/customers/00000000-0000-4000-8000-000000000000')
  expect(nobody.statusCode).toBe(404)
})

test('a blocked customer is logged out immediately, and sees the block only with the right password', async ({
  app,
  db,
}) => {
  const user = await givenUser(db)
  const { headers } = await givenSession(db, user.id)
  const manager = await givenStaff(app, 'manager')
  const blocked = await manager.call('POST', `/customers/${user.id}/block`, { reason: 'Orders that nobody takes' })
  expect(blocked.json()).toMatchObject({ isBlocked: true, blockReason: 'Orders that nobody takes' })
  const twice = await manager.call('POST', `/customers/${user.id}/block`, { reason: 'Again' })
  expect(twice.statusCode).toBe(409)

  expect((await app.inject({ url: '/api/user/user-details', headers })).statusCode).toBe(401)
  const logIn = (password: string) =>
    app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { email: user.email, password, rememberMe: false },
    })
  expect((await logIn('not the password')).statusCode).toBe(401)
  const refused = await logIn(PASSWORD)
  expect([refused.statusCode, refused.json().message]).toEqual([403, 'This account is blocked. Please contact us.'])

  await manager.call('DELETE', `/customers/${user.id}/block`)
  expect((await logIn(PASSWORD)).statusCode).toBe(200)
})
