import type { AdminDelivery, AdminDeliveryDays, AdminDeliverySheet } from '#contract/admin/fulfilment/deliveries.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { describe } from 'vitest'
import { readOutbox } from '../../../people/accounts/accounts.fixture.ts'
import { eventsOf, stateOf } from '../../orders/orders.fixture.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, ownDatabaseTest, test as base } from '../../../test/test.ts'
import { deliveriesOf, givenConfirmed, givenVariant, givenZone } from '../fulfilment.fixture.ts'

const DAY_MS = 86_400_000
const day = nepalDay(new Date(Date.now() + 3 * DAY_MS))
const morning = { day, slot: 'morning' }

/** A confirmed order of three large pieces and two small ones, paid in cash, in a zone with one place per slot. */
const test = base
  .extend('zone', { auto: true }, ({ db }) => givenZone(db, { slotCapacity: 1, truckCapacity: 1 }))
  .extend('order', async ({ db }) => {
    const [bed, lamp] = [await givenVariant(db, { isLarge: true }), await givenVariant(db)]
    return givenConfirmed(db, {
      lines: [
        { ...bed, quantity: 3 },
        { ...lamp, quantity: 2 },
      ],
    })
  })
  .extend('delivery', async ({ db, order }) => (await deliveriesOf(db, order.id))[0]!)
  .extend('support', ({ app }) => givenStaff(app, 'support'))
  .extend('manager', ({ app }) => givenStaff(app, 'manager'))

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

test('a delivery shows its address, its pieces and the cash due, and never its code', async ({
  support,
  order,
  zone,
  delivery,
}) => {
  const answer = await support.call('GET', `/deliveries/${delivery.id}`)
  expect(answer.json<AdminDelivery>()).toMatchObject({
    id: delivery.id,
    number: 1,
    of: 1,
    order: order.number,
    zone: { id: zone.id, name: 'Terai and Pokhara' },
    isLarge: true,
    name: 'Asmita Gurung',
    phone: '9841234567',
    address: 'Baidam, Lakeside, Pokhara-6, Kaski, Gandaki',
    pieces: [
      { position: 0, title: 'Rara Bed, 153*200', quantity: 3 },
      { position: 1, quantity: 2 },
    ],
    cash: order.total,
    unpaid: 0,
  })
  expect(answer.body).not.toContain(delivery.code)
})

test('the list filters by day, zone, slot, state and search words', async ({ db, support, zone, order, delivery }) => {
  const other = await givenConfirmed(db, { district: 'Humla', name: 'Bimal Rai' })
  const pickup = await givenConfirmed(db, { method: 'pickup', collectionCode: '123456', name: 'Chandra' })
  await support.call('POST', `/deliveries/${delivery.id}/plan`, morning)
  const found = async (query: string) => {
    const { items, total } = (await support.call('GET', `/deliveries?${query}`)).json()
    expect(total).toBe(items.length)
    return items.map((item: AdminDelivery) => item.order)
  }
  expect((await found('')).toSorted()).toEqual([order.number, other.number, pickup.number].toSorted())
  expect(await found(`day=${day}`)).toEqual([order.number])
  expect(await found(`zone=${zone.id}&slot=morning&state=planned`)).toEqual([order.number])
  expect(await found('slot=evening')).toEqual([])
  expect(await found('zone=none')).toEqual([other.number])
  expect(await found('kind=pickup')).toEqual([pickup.number])
  expect(await found('undated=true&kind=delivery')).toEqual([other.number])
  expect(await found(`q=${other.number.slice(-6).toLowerCase()}`)).toEqual([other.number])
  expect(await found('q=chandra&state=open')).toEqual([pickup.number])
  expect(await found(`ids=${delivery.id}`)).toEqual([order.number])
  expect((await found('sort=day')).at(-1)).toBe(order.number)
})

describe('planning', () => {
  test('a full slot is refused, and managers override it with a reason', async ({ db, support, manager, delivery }) => {
    const second = await givenConfirmed(db, { lines: [await givenVariant(db)] })
    const [lamp] = await deliveriesOf(db, second.id)
    expect((await support.call('POST', `/deliveries/${delivery.id}/plan`, morning)).json()).toMatchObject(morning)

    const path = `/deliveries/${lamp!.id}/plan`
    expect((await support.call('POST', path, morning)).json()).toMatchObject({
      code: 'conflict',
      message: 'That time is full. Choose another, or have a manager plan it beyond the capacity.',
    })
    const beyond = { ...morning, isOverfilled: true, reason: 'She moves on that day.' }
    expect((await support.call('POST', path, beyond)).statusCode).toBe(403)
    expect((await manager.call('POST', path, { ...beyond, reason: ' ' })).statusCode).toBe(409)
    expect((await manager.call('POST', path, beyond)).json()).toMatchObject(morning)
    expect((await eventsOf(db, second.id)).at(-1)).toMatchObject({
      action: 'delivery-planned',
      actor: 'staff',
      actorId: manager.id,
      reason: 'She moves on that day.',
    })
  })

  test('the calendar shows the load of each slot and of the truck', async ({ db, support, zone, delivery }) => {
    await givenConfirmed(db, { district: 'Humla' })
    await support.call('POST', `/deliveries/${delivery.id}/plan`, morning)
    const answer = await support.call('GET', `/delivery-days?from=${day}&days=2`)
    const { days, undated, pickups } = answer.json<AdminDeliveryDays>()
    expect({ undated, pickups, count: days.length }).toEqual({ undated: 1, pickups: 0, count: 2 })
    const [first] = days[0]!.zones.filter(({ id }) => id === zone.id)
    expect(first!.slots[0]).toEqual({ slot: 'morning', taken: 1, capacity: 1, takenTruck: 1, truckCapacity: 1 })
    expect(first!.slots[1]).toMatchObject({ taken: 0, capacity: 1 })
  })
})

test('a failed delivery records a reason, gets a new day and goes out again', async ({
  db,
  support,
  order,
  delivery,
}) => {
  const at = (verb: string) => `/deliveries/${delivery.id}/${verb}`
  expect((await support.call('POST', at('dispatch'))).json().message).toBe('Nobody has chosen a day for this delivery.')
  await support.call('POST', at('plan'), morning)
  expect((await support.call('POST', at('dispatch'))).json()).toMatchObject({ state: 'out' })
  expect((await support.call('POST', at('dispatch'))).statusCode).toBe(409)
  expect((await support.call('POST', at('failure'), { reason: ' ' })).statusCode).toBe(409)
  const back = await support.call('POST', at('failure'), { reason: 'Nobody opened.' })
  expect(back.json()).toMatchObject({ state: 'planned', day: null, slot: null })
  expect((await eventsOf(db, order.id)).at(-1)).toMatchObject({
    action: 'delivery-failed',
    actorId: support.id,
    reason: 'Nobody opened.',
  })
  expect((await readOutbox(db)).at(-1)).toMatchObject({
    template: 'delivery-news',
    data: { kind: 'failed', code: delivery.code },
  })
  expect((await support.call('POST', at('failure'), { reason: 'Again.' })).json().message).toBe(
    'Nobody is on the way with it.',
  )
})

test('wrong codes are counted, and the right one hands over the delivery and records the cash', async ({
  db,
  support,
  order,
  delivery,
}) => {
  const at = (verb: string) => `/deliveries/${delivery.id}/${verb}`
  await support.call('POST', at('plan'), morning)
  await support.call('POST', at('dispatch'))
  expect((await support.call('POST', at('hand-over'), { reason: 'I know her.' })).json().message).toBe(
    'Please ask for the code.',
  )
  for (let count = 0; count < 4; count += 1) {
    const answer = await support.call('POST', at('hand-over'), { code: wrongOf(delivery.code) })
    expect(answer.json()).toMatchObject({ code: 'conflict', message: 'This is not the code of this delivery.' })
  }
  expect((await support.call('GET', `/deliveries/${delivery.id}`)).json()).toMatchObject({
    wrongCodes: 4,
    isReasonEnough: false,
  })
  const handed = await support.call('POST', at('hand-over'), { code: delivery.code })
  expect(handed.json()).toMatchObject({ state: 'delivered', orderState: 'delivered', cash: 0 })
  expect(await stateOf(db, order.id)).toBe('delivered')
})

test('after too many wrong codes only a manager’s word counts, not that of the staff who entered them', async ({
  db,
  support,
  manager,
  order,
  delivery,
}) => {
  const path = `/deliveries/${delivery.id}/hand-over`
  await support.call('POST', `/deliveries/${delivery.id}/plan`, morning)
  await support.call('POST', `/deliveries/${delivery.id}/dispatch`)
  for (let count = 0; count < 5; count += 1) await support.call('POST', path, { code: wrongOf(delivery.code) })
  const refused = await support.call('POST', path, { reason: 'I know her.' })
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden'])
  expect(await stateOf(db, order.id)).toBe('confirm')
  expect((await manager.call('POST', path, { reason: 'She showed her passport.' })).statusCode).toBe(200)
  expect(await stateOf(db, order.id)).toBe('delivered')
})

test('each of two deliveries takes its own cash, and together they take the total', async ({
  support,
  order,
  delivery,
}) => {
  const pieces = [{ position: 1, quantity: 2 }]
  const split = await support.call('POST', `/deliveries/${delivery.id}/split`, { pieces })
  expect(split.json()).toMatchObject({ of: 2, pieces: [{ position: 0, quantity: 3 }] })
  const { items } = (await support.call('GET', `/deliveries?q=${order.number}&sort=createdAt`)).json()
  const cash = items.toSorted((a: AdminDelivery, b: AdminDelivery) => a.number - b.number)
  expect(cash.map((one: AdminDelivery) => one.cash)).toEqual([30_000 + order.shipping, 20_000])

  const { code } = delivery
  await support.call('POST', `/deliveries/${delivery.id}/plan`, morning)
  await support.call('POST', `/deliveries/${delivery.id}/dispatch`)
  await support.call('POST', `/deliveries/${delivery.id}/hand-over`, { code })
  const rest = await support.call('GET', `/deliveries/${cash[1].id}`)
  expect(rest.json()).toMatchObject({ cash: 20_000, orderState: 'confirm' })
})

test('only managers cancel the rest of a partly delivered order', async ({ support, manager, order, delivery }) => {
  await support.call('POST', `/deliveries/${delivery.id}/split`, { pieces: [{ position: 1, quantity: 2 }] })
  await support.call('POST', `/deliveries/${delivery.id}/plan`, morning)
  await support.call('POST', `/deliveries/${delivery.id}/dispatch`)
  await support.call('POST', `/deliveries/${delivery.id}/hand-over`, { code: delivery.code })
  const reason = { reason: 'The lamp is not made any more.' }
  expect((await support.call('POST', `/deliveries/${delivery.id}/end-rest`, reason)).statusCode).toBe(403)
  const ended = await manager.call('POST', `/deliveries/${delivery.id}/end-rest`, reason)
  expect(ended.json()).toMatchObject({ order: order.number, orderState: 'delivered' })
})

test('the delivery sheet of a day lists its deliveries, with the cash to collect', async ({
  db,
  support,
  zone,
  order,
  delivery,
}) => {
  await support.call('POST', `/deliveries/${delivery.id}/plan`, { ...morning, slot: 'evening' })
  const paid = await givenConfirmed(db, { payment: 'bank', lines: [await givenVariant(db)], name: 'Bimal Rai' })
  const [second] = await deliveriesOf(db, paid.id)
  await support.call('POST', `/deliveries/${second!.id}/plan`, morning)

  const answer = await support.call('GET', `/delivery-sheet?day=${day}&zone=${zone.id}`)
  const sheet = answer.json<AdminDeliverySheet>()
  expect(sheet).toMatchObject({ day, zone: 'Terai and Pokhara' })
  expect(sheet.deliveries.map((one) => one.order)).toEqual([paid.number, order.number])
  expect(sheet.totals).toEqual({ deliveries: 2, pieces: 6, truck: 1, cash: order.total })
  expect((await support.call('GET', `/delivery-sheet?day=${day}&zone=99999`)).statusCode).toBe(404)
})

test('an unknown delivery is a 404', async ({ support }) => {
  const id = '00000000-0000-4000-8000-000000000000'
  expect((await support.call('POST', `/deliveries/${id}/dispatch`)).statusCode).toBe(404)
})

ownDatabaseTest('of two concurrent dispatches one succeeds, and the other is a conflict', async ({ app, db }) => {
  await givenZone(db)
  const order = await givenConfirmed(db, { lines: [await givenVariant(db)] })
  const [delivery] = await deliveriesOf(db, order.id)
  const [one, other] = [await givenStaff(app, 'support'), await givenStaff(app, 'manager')]
  await one.call('POST', `/deliveries/${delivery!.id}/plan`, morning)
  const answers = await Promise.all(
    [one, other].map((person) => person.call('POST', `/deliveries/${delivery!.id}/dispatch`)),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const out = (await eventsOf(db, order.id)).filter(({ action }) => action === 'delivery-out')
  expect(out).toHaveLength(1)
})
