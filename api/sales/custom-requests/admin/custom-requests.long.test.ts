import type { AdminCustomRequest } from '#contract/admin/custom-requests.ts'
import { readOutbox } from '../../../people/accounts/accounts.fixture.ts'
import { givenCheckoutShop } from '../../checkout/checkout.fixture.ts'
import type { App } from '../../../app.ts'
import type { Db } from '../../../platform/db/client.ts'
import { customQuotes, orders } from '../../../platform/db/schema.ts'
import { changeOrder } from '../../orders/change-order.ts'
import { trackKey } from '../../../platform/secrets/track-key.ts'
import { givenPhoto } from '../../../shop/photos/photos.fixture.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, ownDatabaseTest, test as base, testOptions } from '../../../test/test.ts'
import { acceptForm, customForm, givenPayment, inDays, send, staff } from '../custom-requests.fixture.ts'

const { secrets } = testOptions
const offer = { price: 84_001, weeks: 8, validUntil: inDays(30), note: 'In sal, oiled.', replaces: null }

async function givenRequest(app: App, db: Db, manager: Awaited<ReturnType<typeof givenStaff>>) {
  await givenCheckoutShop(db)
  await send(app, { photos: [await givenPhoto()] })
  const { items } = (await manager.call('GET', '/custom-requests?task=answer')).json()
  return (await manager.call('GET', `/custom-requests/${items[0].id}`)).json<AdminCustomRequest>()
}

/** A request that waits for an answer. */
const test = base
  .extend('manager', ({ app }) => givenStaff(app, 'manager'))
  .extend('request', ({ app, db, manager }) => givenRequest(app, db, manager))

/** Accepts the offer for the shopper, and records the deposit as paid. */
async function givenMaking(app: App, db: Db, { id, number }: { id: string; number: string }) {
  const [quote] = await db.select().from(customQuotes)
  const payload = { ...acceptForm, shown: { quoteId: quote!.id, total: 85_001, deposit: 42_501 } }
  const key = trackKey(secrets.customKey, number)
  await app.inject({ method: 'POST', url: `/api/custom-orders/${number}/accept?key=${key}`, payload })
  const [order] = await db.select().from(orders)
  await givenPayment(db, order!.id, 42_501)
  await changeOrder({ db, secrets }, order!.id, { action: 'confirm', by: staff })
  return { id, order: order! }
}

test('a request is shown with its measures, words and photos', async ({ manager, request }) => {
  expect(request).toMatchObject({
    state: 'requested',
    name: customForm.name,
    phone: '9841234567',
    width: 165.5,
    height: 110,
    depth: 210,
    material: 'Glass',
    instructions: customForm.instructions,
    events: [{ action: 'request', by: 'shopper', staffName: null }],
    quote: null,
    order: null,
    nextStages: [],
  })
  expect((await manager.call('GET', `/photos/${request.photos[0]}`)).headers['content-type']).toBe('image/webp')
})

test('a request is found by its number', async ({ manager, request }) => {
  const { items } = (await manager.call('GET', `/custom-requests?q=${request.number}`)).json()
  expect(items).toMatchObject([{ id: request.id }])
})

test('staff preview an offer as the shopper will see it', async ({ db, manager, request }) => {
  const { replaces: _, ...typed } = offer
  const before = (await readOutbox(db)).length
  const preview = await manager.call('POST', `/custom-requests/${request.id}/preview`, typed)
  expect(preview.json()).toMatchObject({ deposit: 42_001 })
  expect(preview.json().text).toContain('Nrs. 84,001')
  expect(preview.json().text).toContain('In sal, oiled.')
  expect((await readOutbox(db)).length).toBe(before)
  // With its key, a reader of the preview could accept the offer for the shopper.
  expect(preview.json().text).toContain(`/custom-orders/${request.number}`)
  expect(preview.json().text).not.toContain('key=')
  expect(preview.body).not.toContain(trackKey(secrets.customKey, request.number))
  const wrong = await manager.call('POST', `/custom-requests/${request.id}/preview`, { ...typed, weeks: 60 })
  expect(wrong.json()).toMatchObject({ code: 'invalid_input', fields: { weeks: 'Please enter 1 to 52 weeks' } })
})

test('only managers make offers, which are mailed and replaced by a later one that names them', async ({
  app,
  db,
  manager,
  request,
}) => {
  const path = `/custom-requests/${request.id}/quote`
  const support = await givenStaff(app, 'support')
  expect((await support.call('POST', path, offer)).statusCode).toBe(403)
  const quoted = (await manager.call('POST', path, offer)).json<AdminCustomRequest>()
  expect(quoted).toMatchObject({
    state: 'quoted',
    quotes: [{ price: 84_001, isOpen: true }],
    events: [{}, { action: 'quote', by: 'staff', staffName: manager.name }],
  })
  expect((await readOutbox(db)).at(-1)).toMatchObject({ template: 'custom-quoted' })

  const second = { ...offer, price: 80_000 }
  expect((await manager.call('POST', path, second)).json()).toMatchObject({
    code: 'conflict',
    message: 'Somebody else has made an offer meanwhile. Please look at it first.',
  })
  const replaced = await manager.call('POST', path, { ...second, replaces: quoted.quotes[0]!.id })
  expect(replaced.json().quotes).toMatchObject([
    { price: 80_000, isOpen: true },
    { price: 84_001, isOpen: false },
  ])
})

test('refusing a request requires a reason', async ({ db, manager, request }) => {
  const path = `/custom-requests/${request.id}/refusal`
  expect((await manager.call('POST', path, { reason: ' ' })).statusCode).toBe(400)
  const refused = await manager.call('POST', path, { reason: 'Glass of that size is not safe.' })
  expect(refused.json()).toMatchObject({
    state: 'refused',
    events: [{}, { reason: 'Glass of that size is not safe.' }],
  })
  expect((await readOutbox(db)).at(-1)).toMatchObject({ template: 'custom-refused' })
  expect((await manager.call('POST', path, { reason: 'Again.' })).statusCode).toBe(409)
})

test('production moves forward through its stages only', async ({ app, db, manager, request }) => {
  const path = `/custom-requests/${request.id}/stage`
  expect((await manager.call('POST', path, { stage: 'design' })).statusCode).toBe(409)
  await manager.call('POST', `/custom-requests/${request.id}/quote`, offer)
  const { order } = await givenMaking(app, db, request)
  const support = await givenStaff(app, 'support')

  expect((await support.call('GET', '/custom-requests?task=making')).json().items).toMatchObject([
    { id: request.id, order: { id: order.id, number: order.number, state: 'confirm', stage: null } },
  ])
  const making = await support.call('POST', path, { stage: 'making', note: 'The frame stands.' })
  expect(making.json()).toMatchObject({
    steps: [{ stage: 'making', note: 'The frame stands.' }],
    nextStages: ['finishing', 'ready'],
  })
  expect((await support.call('POST', path, { stage: 'timber' })).json()).toMatchObject({
    code: 'conflict',
    message: 'The piece is further than that already: making.',
  })
  await support.call('POST', path, { stage: 'ready' })
  expect((await support.call('GET', '/custom-requests?task=making')).json().total).toBe(0)
})

test('an expired offer counts as a task of its own', async ({ db, manager, request }) => {
  await manager.call('POST', `/custom-requests/${request.id}/quote`, offer)
  expect((await manager.call('GET', '/custom-requests?task=over')).json().total).toBe(0)
  const [quote] = await db.select().from(customQuotes)
  const old = { ...quote!, id: crypto.randomUUID(), validUntil: '2026-01-02', createdAt: new Date(Date.now() + 1_000) }
  await db.insert(customQuotes).values(old)
  expect((await manager.call('GET', '/custom-requests?task=over')).json().items).toMatchObject([
    { id: request.id, quote: { isOpen: false } },
  ])
})

ownDatabaseTest('of two concurrent offers one succeeds, and the other is a conflict', async ({ app, db }) => {
  const [one, other] = [await givenStaff(app), await givenStaff(app, 'manager')]
  const { id } = await givenRequest(app, db, one)
  const answers = await Promise.all(
    [one, other].map((person) => person.call('POST', `/custom-requests/${id}/quote`, offer)),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await db.$count(customQuotes)).toBe(1)
})
