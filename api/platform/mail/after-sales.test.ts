import { describe } from 'vitest'
import { demoSettings } from '../../../seed/settings.ts'
import { expect, test } from '../../test/test.ts'
import { composeMail } from './compose-mail.ts'
import type { AfterSalesRequest, DamageNews, DeliveryNews, ReturnNews } from './templates/template-data.ts'

const shop = { ...demoSettings, language: 'en' as const, url: 'https://kastha.example' }
const link = 'https://kastha.example/track-order?order=KA-261121-7F3K9Q2M&key=abc'
const order = { name: 'Asmita Gurung', number: 'KA-261121-7F3K9Q2M', trackKey: 'abc' }
const pieces = [{ title: 'Rara Bed, 153*200', quantity: 2 }]

const delivery: DeliveryNews = {
  ...order,
  kind: 'planned',
  method: 'standard',
  day: '2026-11-24',
  slot: 'evening',
  code: '048213',
  pieces,
}
const failed: Partial<DeliveryNews> = {
  kind: 'failed',
  reason: 'Nobody was\nat home.',
  failed: { estimate: { first: '2026-11-25', last: '2026-11-26' }, canChoose: true },
}
const told = { ...failed, failed: { estimate: { first: '2026-11-25', last: '2026-11-26' }, canChoose: false } }
const byArrangement = { ...failed, failed: { estimate: null, canChoose: false } }
const damage: DamageNews = {
  ...order,
  state: 'reported',
  piece: 'Rara Bed',
  remedy: null,
  amount: null,
  answer: '',
}
const sentBack: ReturnNews = { ...order, state: 'requested', pieces, refund: null, answer: '' }
const request: AfterSalesRequest = {
  name: order.name,
  number: order.number,
  kind: 'damage',
  pieces,
  words: 'A leg\nis broken.',
  photos: 2,
}

// Joins the lines of a paragraph, wherever they are broken.
const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

describe('a delivery', () => {
  test.for<[Partial<DeliveryNews>, string]>([
    [{}, 'We will deliver your order on 24 November 2026 between 17:00 and 19:00.'],
    [{ slot: 'morning' }, '24 November 2026 between 9:00 and 13:00.'],
    [{ kind: 'failed', day: null, slot: null }, 'We could not deliver your order'],
    [
      failed,
      'We could not deliver your order on 24 November 2026. Reason: Nobody was at home. You can choose a new day',
    ],
    [failed, 'If you do not, we choose one and tell you.'],
    [failed, 'New estimate: 25 November 2026 to 26 November 2026'],
    [failed, 'Choose a day: https://kastha.example/track-order'],
    [told, 'Nobody was at home. We choose a day and tell you.'],
    [byArrangement, 'Nobody was at home. We will call you to agree on a new day.'],
    [
      { kind: 'split', reason: 'It comes from the workshop next week.' },
      'Reason: It comes from the workshop next week.',
    ],
    [{ kind: 'out' }, 'We are on our way to you: 24 November 2026 between 17:00 and 19:00.'],
    [{ kind: 'out', isForAnother: true }, 'Somebody else receives your order: please pass the code on to them.'],
    [{ kind: 'split', day: null, slot: null }, 'follow in a separate delivery, at no extra cost.'],
    [{ kind: 'split', method: 'pickup', day: null, slot: null }, 'have their own collection code.'],
    [{ kind: 'planned', cash: 30_500 }, 'Please have Nrs. 30,500 ready in cash: you pay the driver.'],
    [
      { kind: 'planned', cash: 30_500, isForAnother: true },
      'Please tell the person who receives it to have Nrs. 30,500 ready in cash: the driver asks for it.',
    ],
    [
      { kind: 'split', cashByPart: [{ number: 1, count: 2, pieces, cash: 30_500 }] },
      'Delivery 1 of 2: Nrs. 30,500 in cash for 2 × Rara Bed, 153*200',
    ],
    [{ kind: 'part-delivered' }, 'The rest follows. Your order page shows when.'],
    [
      { kind: 'part-delivered', rest: { day: '2026-11-30', slot: 'morning' } },
      'The rest follows on 30 November 2026 between 9:00 and 13:00.',
    ],
    [
      { kind: 'part-delivered', isKept: true, reason: 'Damaged: Rara Bed.' },
      'Our driver took the other pieces back. We will call you about what happens next. Reason: Damaged: Rara Bed.',
    ],
  ])('%j says: %s', ([values, sentence]) => {
    const text = flat(composeMail('delivery-news', { ...delivery, ...values }, shop).text)
    for (const part of ['Namaste Asmita Gurung,', order.number, '2 × Rara Bed, 153*200', link, sentence]) {
      expect(text).toContain(part)
    }
    expect(text.includes('048213')).toBe(values.kind !== 'part-delivered')
  })
})

describe('damage', () => {
  test.for<[Partial<DamageNews>, string]>([
    [{}, 'We will check your photos and answer soon.'],
    [{ state: 'accepted', remedy: 'repair' }, 'We will repair the piece'],
    [
      { state: 'accepted', remedy: 'repair', visit: { day: '2026-11-24', slot: 'morning' } },
      'We will come to repair the piece on 24 November 2026 between 9:00 and 13:00.',
    ],
    [{ state: 'accepted', remedy: 'replacement' }, 'We will replace the piece'],
    [
      { state: 'accepted', remedy: 'refund', amount: 112_000 },
      'We will refund you Nrs. 1,12,000 within 3 to 5 business days, and within 7 days at the latest.',
    ],
    [{ state: 'declined', answer: 'It stood so\nin the shop.' }, 'Our answer: It stood so in the shop.'],
  ])('%j says: %s', ([values, sentence]) => {
    const text = flat(composeMail('damage-news', { ...damage, ...values }, shop).text)
    for (const part of [order.number, 'Rara Bed', link, sentence]) expect(text).toContain(part)
  })
})

describe('a return', () => {
  test.for<[Partial<ReturnNews>, string]>([
    [{}, 'answer soon.'],
    [
      { state: 'approved', refund: 9_981, answer: 'Before Friday.' },
      'refund Nrs. 9,981 once we have them. Our answer: Before',
    ],
    [{ state: 'declined', answer: 'It was used.' }, 'cannot accept this return. Our answer: It was used.'],
    [{ state: 'withdrawn' }, 'so you keep the pieces.'],
    [{ state: 'collected', refund: 9_981 }, 'refund Nrs. 9,981 once we have checked them.'],
    [
      { state: 'received', refund: 9_981 },
      'We will refund Nrs. 9,981 within 3 to 5 business days, and within 7 days at the latest.',
    ],
  ])('%j says: %s', ([values, sentence]) => {
    const text = flat(composeMail('return-news', { ...sentBack, ...values }, shop).text)
    for (const part of [order.number, '2 × Rara Bed, 153*200', link, sentence]) expect(text).toContain(part)
  })
})

test('the mail to the shop names the customer, the request and the reason', () => {
  const { subject, text } = composeMail('after-sales-request', request, shop)
  expect(subject).toBe('Damage reported: order KA-261121-7F3K9Q2M')
  for (const part of ['Asmita Gurung', 'Photos: 2', 'What is damaged: A leg is broken.']) {
    expect(flat(text)).toContain(part)
  }
  const other = composeMail('after-sales-request', { ...request, kind: 'return', words: '' }, shop)
  expect(other.subject).toBe('Return requested: order KA-261121-7F3K9Q2M')
  expect(other.text).not.toContain('Why')
})
