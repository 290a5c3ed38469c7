import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { renderInRouter } from '../../../render-in-router.tsx'
import { Deliveries } from '../../fulfilment/deliveries.tsx'
import { ProductionSteps } from '../../custom-requests/production-steps.tsx'
import { PaymentDue } from '../../payments/payment-due.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { delivery, order, settings, wordsOf } from './order-view.fixture.tsx'

const planned: Order['deliveries'][number] = {
  number: 1,
  state: 'planned',
  day: null,
  slot: null,
  estimate: { first: '2026-12-04', last: '2026-12-07' },
  failed: { day: '2026-12-03', reason: 'Nobody was at home.' },
  pieces: [],
  code: '493817',
  deliveredAt: null,
  cash: null,
  planning: { until: null, movesLeft: 2 },
}

const deliveriesSaid = (changes: Partial<Order>) =>
  wordsOf(
    renderInRouter(<Deliveries order={{ ...order, status: 'confirm', ...changes }} door={order} settings={settings} />),
  ).join(' ')

test('after a failed delivery the card says why, when it is expected and who chooses the day', () => {
  const said = deliveriesSaid({ deliveries: [planned] })
  expect(said).toContain('We could not deliver on Thu 3 Dec: Nobody was at home.')
  expect(said).toContain('Expected: Fri 4 to Mon 7 Dec. You can choose a day, or we choose one and tell you.')
  expect(said).not.toContain('You have not chosen a day yet')
  const late = deliveriesSaid({ deliveries: [{ ...planned, estimate: null }] })
  expect(late).toContain('Nobody was at home. You can choose a day, or we choose one and tell you.')
  const byArrangement = deliveriesSaid({ deliveries: [{ ...planned, estimate: null, planning: null }], estimate: null })
  expect(byArrangement).toContain('Nobody was at home. By arrangement: we call you and agree on the day.')
})

test('the code of one of two deliveries is given for the pieces of that delivery', () => {
  const whole = 'The driver asks for this code once everything has arrived.'
  expect(deliveriesSaid({ deliveries: [planned] })).toContain(whole)
  const second = { ...planned, number: 2, failed: null, code: '048213' }
  const inParts = deliveriesSaid({ deliveries: [planned, second] })
  expect(inParts.split('The driver asks for this code once all pieces of this delivery have arrived.')).toHaveLength(3)
  expect(inParts).not.toContain(whole)
})

test('the code of an order for somebody else is to be given to them by name', () => {
  const recipient = { name: 'Sani Budha', phone: '9847654321', isGift: true }
  expect(deliveriesSaid({ deliveries: [planned], recipient })).toContain(
    'Give this code to Sani Budha: the driver asks for it once everything has arrived.',
  )
  const second = { ...planned, number: 2, failed: null, code: '048213' }
  expect(deliveriesSaid({ deliveries: [planned, second], recipient })).toContain(
    'Give this code to Sani Budha: the driver asks for it once all pieces of this delivery have arrived.',
  )
})

test('a piece made to measure is agreed on once it is ready', () => {
  const custom = { request: 'KC-261121-7F3K9Q2M', weeks: 3, steps: [] }
  const toBring = { ...planned, estimate: null, failed: null, planning: null }
  const piece = { custom, estimate: null, status: 'confirm', deliveries: [toBring] } as const
  const said = 'Once it is ready, we call you and agree on the day.'
  expect(deliveriesSaid({ ...piece, deliveries: [toBring] })).toContain(said)
  expect(wordsOf(delivery({ ...piece, deliveries: [toBring] })).join(' ')).toContain(`Estimated arrival ${said}`)
})

test('a ready piece without a day says that we call, and no longer that it is to be ready first', () => {
  const steps = [{ stage: 'ready', note: '', at: order.date }] as const
  const custom = { request: 'KC-261121-7F3K9Q2M', weeks: 3, steps: [...steps] }
  const toBring = { ...planned, estimate: null, failed: null, planning: null }
  const said = deliveriesSaid({ custom, estimate: null, deliveries: [toBring] })
  expect(said).toContain('By arrangement: we call you and agree on the day.')
  expect(said).not.toContain('Once it is ready')
})

const usual = 'Usually in 10-20 business days. We call you and agree on the day.'
const arranged = { estimate: null, arranged: { min: 10, max: 20 } }

test('an order by arrangement says the usual days of its district, before and after it is confirmed', () => {
  const toBring = { ...planned, estimate: null, failed: null, planning: null }
  expect(wordsOf(delivery(arranged)).join(' ')).toContain(`Estimated arrival ${usual}`)
  expect(wordsOf(delivery({ ...arranged, deliveries: [toBring] })).join(' ')).toContain(`Estimated arrival ${usual}`)
  expect(deliveriesSaid({ ...arranged, deliveries: [toBring] })).toContain(usual)
})

test('usual days are not said again after a failed delivery, nor of pieces that follow later', () => {
  const failed = { ...planned, estimate: null, planning: null }
  const later = { ...failed, number: 2, failed: null }
  for (const deliveries of [[failed], [{ ...later, number: 1, day: '2026-12-08', slot: 'morning' } as const, later]]) {
    expect(deliveriesSaid({ ...arranged, deliveries })).toContain('By arrangement: we call you and agree on the day.')
    expect(deliveriesSaid({ ...arranged, deliveries })).not.toContain('Usually')
    expect(wordsOf(delivery({ ...arranged, deliveries })).join(' ')).not.toContain('Usually')
  }
})

test.for([
  ['asmita@post.example', 'planned', 'You get the code by email when the driver is on the way. It also shows here'],
  ['asmita@post.example', 'out', 'The code is in our email. It also shows here'],
  ['', 'planned', 'You get the code by SMS when the driver is on the way. It also shows here'],
  ['', 'out', 'The code is in our SMS. It also shows here'],
] as const)(
  'to a reader with “%s”, the code of a delivery that is %s is only where it was sent',
  ([email, state, said]) => {
    const deliveries = [{ ...planned, failed: null, state, code: null, planning: null }]
    expect(deliveriesSaid({ email, isReadOnly: true, deliveries })).toContain(said)
  },
)

test.for([
  ['asmita@post.example', 'by email'],
  ['', 'by SMS'],
] as const)('while a piece is made for %s, its page says how the delivery code comes', ([email, how]) => {
  const custom = { request: 'KC-261121-7F3K9Q2M', weeks: 3, steps: [] }
  const said = deliveriesSaid({ custom, email, deliveries: [{ ...planned, failed: null, code: null }] })
  expect(said).toContain(`You get the code ${how} when the driver is on the way.`)
})

test.for<[Order['deliveries'][number]['estimate'], string]>([
  [planned.estimate, 'Expected: Fri 4 to Mon 7 Dec. We choose a day and tell you.'],
  [null, 'Nobody was at home. We choose a day and tell you.'],
])(
  'after a failed delivery whose day cannot be chosen here, expected %j, the card says that the shop chooses',
  ([estimate, words]) => {
    const said = deliveriesSaid({ deliveries: [{ ...planned, estimate, planning: null }] })
    expect(said).toContain(words)
    expect(said).not.toContain('You can choose')
  },
)

const laterPart = { ...planned, number: 2, estimate: null, failed: null }

test('pieces that follow later have no day before somebody chooses one', () => {
  const came = {
    ...planned,
    state: 'delivered',
    estimate: null,
    failed: null,
    deliveredAt: '2026-11-30T05:00:00Z',
  } as const
  const said = deliveriesSaid({ deliveries: [came, laterPart] })
  expect(said).toContain('You can choose a day, or we choose one and tell you.')
  expect(said).not.toContain('Expected')
  const reader = deliveriesSaid({ deliveries: [came, { ...laterPart, planning: null }] })
  expect(reader).toContain('We choose a day and tell you.')
  expect(reader).not.toContain('You can choose')
})

test('a day that can no longer be changed says so, but not where the order was opened by its number', () => {
  const deliveries = [
    { ...planned, day: '2026-11-30', slot: 'morning', estimate: null, failed: null, planning: null } as const,
  ]
  const fixed = 'The day can no longer be changed here.'
  expect(deliveriesSaid({ deliveries })).toContain(fixed)
  expect(deliveriesSaid({ deliveries, isReadOnly: true })).not.toContain(fixed)
})

test('each delivery that is still to come says how much cash it costs', () => {
  const [first, second] = [30_500, 12_500].map((cash, at) => ({ ...planned, number: at + 1, failed: null, cash }))
  const said = deliveriesSaid({ deliveries: [first!, second!] })
  expect(said).toMatch(/The driver asks for Nrs\. 30,500 in cash\. .*The driver asks for Nrs\. 12,500 in cash\./)
  expect(deliveriesSaid({ deliveries: [{ ...first!, cash: null }] })).not.toContain('in cash')
  const pickup = deliveriesSaid({ deliveries: [first!], method: 'pickup' })
  expect(pickup).toContain('You pay Nrs. 30,500 in cash when you collect it.')
})

const factsSaid = (deliveries: Order['deliveries']) => wordsOf(delivery({ status: 'confirm', deliveries })).join(' ')

test('only an order of which nothing is still to come reads Delivered', () => {
  const came = { ...planned, state: 'delivered', estimate: null, failed: null } as const
  const first = { ...came, deliveredAt: '2026-11-27T05:00:00Z' }
  expect(factsSaid([first, laterPart])).toContain('Partly delivered 27 Nov 2026, 10:45')
  expect(factsSaid([first, { ...laterPart, state: 'out' }])).toContain('Partly delivered')
  const all = factsSaid([first, { ...came, number: 2, deliveredAt: '2026-11-30T05:00:00Z' }])
  expect(all).toContain('Delivered 27 Nov 2026, 10:45 30 Nov 2026, 10:45')
  expect(factsSaid([first, { ...laterPart, state: 'cancelled' }])).toContain('Delivered 27 Nov 2026')
})

test('beside a chosen day there is no estimate', () => {
  const chosen = { ...planned, day: '2026-11-30', slot: 'morning', estimate: null, failed: null } as const
  expect(factsSaid([planned])).toContain('Estimated arrival Fri 4 Dec to Mon 7 Dec')
  for (const deliveries of [
    [chosen, laterPart],
    [chosen, { ...laterPart, estimate: planned.estimate }],
  ]) {
    expect(factsSaid(deliveries)).toContain('Delivery day Mon 30 Nov')
    expect(factsSaid(deliveries)).not.toContain('Estimated arrival')
  }
  expect(factsSaid([laterPart])).not.toMatch(/Estimated arrival|By arrangement/)
})

test('a custom piece to collect is invited for only once it is ready, with its shop', () => {
  const store = { name: 'Kastha Lakeside', address: 'Baidam Marg, Pokhara' }
  const said = (stage: 'making' | 'ready', due: number, code: string | null) => {
    const custom = { request: 'KC-1', weeks: 6, steps: [{ stage, note: '', at: order.date }] }
    const deliveries = [{ ...planned, estimate: null, failed: null, planning: null, code }]
    const money = { ...order.money, due }
    const made = {
      ...order,
      status: 'confirm',
      method: 'pickup',
      estimate: null,
      store,
      custom,
      deliveries,
      money,
    } as const
    return [Deliveries, ProductionSteps, OrderDelivery].map((Part) =>
      wordsOf(renderInRouter(<Part order={made} door={{ ...order, key: 'abc' }} settings={settings} />)).join(' '),
    )
  }
  const later = 'We build your piece and write to you once you can collect it.'
  const making = said('making', 20_000, null)
  expect(making[0]).toBe('')
  expect(making[1]).toContain(later)
  expect(making[2]).toContain(later)
  expect(making[2]).not.toMatch(/code|agree on the day/)
  const [unpaid, steps, facts] = said('ready', 20_000, '493817')
  expect(unpaid).toContain('Once you have paid the balance, you can collect it during opening hours: Kastha Lakeside,')
  expect(unpaid).toContain('493 817')
  expect(`${steps}${facts}`).not.toMatch(/We build your piece|agree on the day/)
  expect(said('ready', 0, '493817')[0]).toContain('Come and collect it during opening hours: Kastha Lakeside,')
})

test('the balance of a piece to collect is not due before a delivery', () => {
  const payNow = { purpose: 'balance', amount: 20_000, until: null } as const
  const money = { ...order.money, due: 20_000, payNow }
  const due = (method: 'pickup' | 'standard') =>
    wordsOf(
      renderInRouter(
        <PaymentDue
          order={{ ...order, status: 'confirm', method, money: { ...money, wallets: ['esewa'] } }}
          door={order}
        />,
      ),
    ).join(' ')
  expect(due('pickup')).toContain('You pay the balance of Nrs. 20,000 before you collect your piece.')
  expect(due('standard')).toContain('before we deliver your piece.')
})
