import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { DamageReport, OrderDelivery, ReturnRequest, SlotsReply } from '#contract/fulfilment.ts'
import type { Order, OrderEvent } from '#contract/orders/orders.ts'
import { ADDRESS, withOrder } from './orders.ts'
import { fail, hold, type Scene, type Scenes } from './scene.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SLOTS = '**/deliveries/1/slots'
const PHOTO = '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de'

const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const delivery: OrderDelivery = {
  number: 1,
  state: 'planned',
  day: null,
  slot: null,
  estimate: { first: dayIn(4), last: dayIn(6) },
  failed: null,
  pieces: [
    { position: 0, quantity: 1 },
    { position: 1, quantity: 2 },
    { position: 2, quantity: 3 },
  ],
  code: '482913',
  deliveredAt: null,
  cash: null,
  planning: { until: null, movesLeft: 2 },
}
const planned: OrderDelivery = {
  ...delivery,
  day: dayIn(3),
  slot: 'afternoon',
  estimate: null,
  planning: { until: `${dayIn(2)}T11:15:00.000Z`, movesLeft: 2 },
}
const handedOver: OrderDelivery = {
  ...delivery,
  day: dayIn(-1),
  slot: 'morning',
  state: 'delivered',
  estimate: null,
  code: null,
  deliveredAt: ago(4 * HOUR_MS),
  planning: null,
}

const event = (action: OrderEvent['action'], hoursAgo: number, more: Partial<OrderEvent> = {}): OrderEvent => {
  return { action, status: 'confirm', at: ago(hoursAgo * HOUR_MS), by: 'staff', reason: '', detail: {}, ...more }
}
const way: OrderEvent[] = [
  event('place', 190, { by: 'shopper', status: 'pending' }),
  event('payment', 189, { by: 'system', detail: { amount: 145_100 } }),
  event('confirm', 189, { by: 'system' }),
  event('invoice', 189, { by: 'system', detail: { number: '2083/84-000123' } }),
  event('delivery-planned', 150, { by: 'shopper', detail: { day: dayIn(-2), slot: 'morning' } }),
  event('delivery-planned', 100, { by: 'shopper', detail: { day: dayIn(-1), slot: 'afternoon' } }),
  event('delivery-out', 7),
  event('deliver', 4, { status: 'delivered' }),
]

const confirmed = (deliveries: OrderDelivery[]): Partial<Order> => ({
  status: 'confirm',
  cancelUntil: null,
  deliveries,
  events: way.slice(0, 3),
})
const delivered: Partial<Order> = {
  status: 'delivered',
  cancelUntil: null,
  deliveries: [handedOver],
  events: way,
  damageUntil: new Date(Date.now() + 44 * HOUR_MS).toISOString(),
  returnUntil: new Date(Date.now() + 29 * DAY_MS).toISOString(),
}

const report: DamageReport = {
  _id: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0d1',
  position: 0,
  description: 'The headboard has a scratch across the whole width, and one of the legs stands loose.',
  photos: [PHOTO, PHOTO.replace('0197', '0198'), PHOTO.replace('0197', '0199')],
  state: 'accepted',
  remedy: 'replacement',
  visit: { day: dayIn(3), slot: 'afternoon' },
  answer: 'We are sorry. A new headboard comes on Thursday; our people take the old one along.',
  at: ago(3 * HOUR_MS),
}
const asked: ReturnRequest = {
  _id: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0d2',
  pieces: [{ position: 1, quantity: 1 }],
  reason: 'It is too wide for the room.',
  photos: [],
  state: 'approved',
  answer: 'Of course. We call you on Wednesday.',
  refund: 14_500,
  at: ago(3 * HOUR_MS),
  changedAt: ago(HOUR_MS),
}

const slots: SlotsReply['data'] = Array.from({ length: 12 }, (_, at) => ({
  day: dayIn(at + 2),
  slots: [
    { slot: 'morning', isFree: at % 5 !== 2 && at !== 0 },
    { slot: 'afternoon', isFree: at % 5 !== 2 },
    { slot: 'evening', isFree: at % 5 !== 2 && at % 3 !== 0 },
  ],
}))

/** A photo of grain: every scene's order has the same. */
async function photo(): Promise<Buffer> {
  const lines = Array.from(
    { length: 9 },
    (_, at) => `<path d="M0 ${40 * at}q200-30 400 0" stroke="#7a4a2b" fill="none"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#b98155"/>${lines.join('')}</svg>`
  return sharp(Buffer.from(svg)).webp().toBuffer()
}

const given = (changes: Partial<Order>) => async (page: Page) => {
  await withOrder(changes)(page)
  await page.route(SLOTS, (route) => route.fulfill({ json: { success: true, error: false, message: '', data: slots } }))
  const body = await photo()
  await page.route('**/photos/*', (route) => route.fulfill({ contentType: 'image/webp', body }))
}
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const show = (changes: Partial<Order>): Scene => ({ path: ADDRESS, before: given(changes), isWhole: true })
const opened = (changes: Partial<Order>, button: string, more?: (page: Page) => Promise<unknown>): Scene => ({
  path: ADDRESS,
  before: given(changes),
  prepare: async (page) => {
    await press(button)(page)
    await page.getByRole('dialog').waitFor()
    await more?.(page)
  },
})

/** What comes after an order: its delivery, damage, returns, and the history of all of it. */
export const fulfilment: Scenes = {
  'delivery-choose': show(confirmed([delivery])),
  'delivery-chosen': show(confirmed([planned])),
  'delivery-out': show(confirmed([{ ...planned, state: 'out', planning: null }])),
  'delivery-failed': show(confirmed([{ ...delivery, failed: { day: dayIn(-1), reason: 'Nobody was at home.' } }])),
  'delivery-several': show({
    ...confirmed([
      { ...handedOver, pieces: [{ position: 0, quantity: 1 }] },
      { ...planned, number: 2, pieces: delivery.pieces.slice(1) },
    ]),
    damageUntil: delivered.damageUntil!,
    returnUntil: delivered.returnUntil!,
  }),
  'delivery-by-arrangement': show({ ...confirmed([{ ...delivery, planning: null }]), estimate: null }),
  'delivery-pickup': show({
    ...confirmed([{ ...delivery, planning: null }]),
    method: 'pickup',
    collectionCode: '482913',
  }),
  'delivery-days': opened(confirmed([delivery]), 'Choose a day', (page) =>
    page.getByRole('radio', { name: 'Morning' }).waitFor(),
  ),
  'delivery-days-wrong': opened(confirmed([delivery]), 'Choose a day', press('Choose this time')),
  'delivery-days-loading': {
    ...opened(confirmed([delivery]), 'Choose a day'),
    before: async (page) => {
      await given(confirmed([delivery]))(page)
      await page.unroute(SLOTS)
      await hold(SLOTS)(page)
    },
  },
  'delivery-days-failed': {
    ...opened(confirmed([delivery]), 'Choose a day', (page) => page.getByText('could not be loaded').waitFor()),
    before: async (page) => {
      await given(confirmed([delivery]))(page)
      await page.unroute(SLOTS)
      await fail(SLOTS)(page)
    },
  },
  'after-delivery': show(delivered),
  'damage-report': opened(delivered, 'Report damage', async (page) => {
    await page.getByLabel('What is wrong with it?').fill('The left front leg is cracked.')
    const buffer = await photo()
    const files = ['near.webp', 'whole.webp'].map((name) => ({ name, mimeType: 'image/webp', buffer }))
    await page.getByLabel('Add photos').setInputFiles(files)
    await page.getByRole('img', { name: 'Photo 2' }).waitFor()
  }),
  'damage-wrong': opened(delivered, 'Report damage', press('Send report')),
  'damage-sent': show({
    ...delivered,
    damage: [report, { ...report, _id: 'x', position: 2, state: 'reported', remedy: null, visit: null, answer: '' }],
  }),
  'return-request': opened(delivered, 'Return something', async (page) => {
    await page.getByRole('checkbox').nth(1).check()
  }),
  'return-offline': opened(delivered, 'Return something', (page) => page.context().setOffline(true)),
  'return-approved': show({
    ...delivered,
    damageUntil: null,
    returns: [{ ...asked, _id: 'x', state: 'declined', refund: null }, asked],
  }),
  'return-received': show({ ...delivered, damageUntil: null, returns: [{ ...asked, state: 'received' }] }),
}
