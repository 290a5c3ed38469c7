import { describe } from 'vitest'
import { demoSettings } from '../../../seed/settings.ts'
import { expect, test } from '../../test/test.ts'
import { composeMail } from './compose-mail.ts'
import type { OrderNews } from './templates/template-data.ts'

const shop = { ...demoSettings, language: 'en' as const, url: 'https://kastha.example' }
const link = 'https://kastha.example/track-order?order=KA-261121-7F3K9Q2M&key=abc'

const news: OrderNews = {
  name: 'Asmita Gurung',
  number: 'KA-261121-7F3K9Q2M',
  trackKey: 'abc',
  total: 112_500,
  method: 'standard',
  payment: 'cod',
  collectionCode: null,
  estimate: { first: '2026-11-24', last: '2026-11-26' },
  by: 'staff',
  reason: '',
}

type News = 'order-confirmed' | 'order-delivered' | 'order-cancelled' | 'order-returned'
const textOf = (template: News, values: Partial<OrderNews> = {}) => {
  // Joins the lines of a paragraph, wherever they are broken.
  return composeMail(template, { ...news, ...values }, shop).text.replaceAll(/\s+/g, ' ')
}

describe('every mail about an order', () => {
  test.for(['order-confirmed', 'order-delivered', 'order-cancelled', 'order-returned'] as const)(
    '%s names the order, the total and a link that opens it',
    (template) => {
      const { subject, html } = composeMail(template, news, shop)
      expect(subject).toContain('KA-261121-7F3K9Q2M')
      expect(html).toContain(link.replace('&', '&amp;'))
      const text = textOf(template)
      for (const part of ['Namaste Asmita Gurung,', 'Nrs. 1,12,500', link]) {
        expect(text).toContain(part)
      }
    },
  )
})

describe('a confirmation', () => {
  test.for<[string, Partial<OrderNews>]>([
    ['We expect to deliver it between 24 November 2026 and 26 November 2026.', {}],
    ['We expect to deliver it on 24 November 2026.', { estimate: { first: '2026-11-24', last: '2026-11-24' } }],
    ['We will call you to agree on a delivery day.', { estimate: null }],
    [
      'Delivery usually takes 1 business day. We will call you to agree on a day.',
      { estimate: null, arranged: { min: 1, max: 1 } },
    ],
    ['You pay Nrs. 1,12,500 in cash when it arrives.', {}],
    ['Your bank transfer has arrived: there is nothing left to pay.', { payment: 'bank' }],
    ['You pay Nrs. 1,12,500 in cash when you collect it.', { method: 'pickup', collectionCode: '4821' }],
    ['collect it from 24 November 2026 at Jhamsikhel Marg, Lalitpur 44700.', { method: 'pickup', collectionCode: '1' }],
    [
      'collect it from 24 November 2026 at Kastha Lakeside, Baidam Marg, Pokhara.',
      { method: 'pickup', collectionCode: '1', store: { name: 'Kastha Lakeside', address: 'Baidam Marg, Pokhara' } },
    ],
  ])('says: %s', ([sentence, values]) => {
    expect(textOf('order-confirmed', values)).toContain(sentence)
  })

  test('of a deposit names the amount and the production time, and says that the rest is not due yet', () => {
    const text = textOf('order-confirmed', { payment: 'esewa', due: 56_250, weeks: 6, estimate: null })
    expect(text).toContain('Your deposit of Nrs. 56,250 has arrived, and we are starting. Your piece takes about 6')
    expect(text).toContain('You do not need to pay Nrs. 56,250 now. It is due once your piece is ready')
    expect(text).not.toContain('getting it ready')
  })

  test('has a collection code only for a pickup', () => {
    expect(textOf('order-confirmed', { method: 'pickup', collectionCode: '482190' })).toContain('482190')
    expect(textOf('order-confirmed')).not.toContain('code')
  })
})

describe('a cancellation', () => {
  test('says who cancelled it, and the shop’s reason', () => {
    const reason = 'The timber has a crack.'
    expect(textOf('order-cancelled', { reason })).toMatch(/We are sorry.*Reason: The timber has a crack\./)
    expect(textOf('order-cancelled', { by: 'shopper' })).toContain('We have cancelled your order, as you asked.')
    expect(textOf('order-cancelled', { by: 'system', payment: 'esewa' })).toContain('was not paid in time')
    expect(textOf('order-cancelled', { by: 'system', payment: 'cod' })).toContain(
      'The code that we emailed you was not',
    )
    const partly = textOf('order-cancelled', { by: 'system', payment: 'bank', total: 5_000, due: 4_000 })
    expect(partly).toContain('We had received Nrs. 1,000 of Nrs. 5,000, and will refund all of it.')
  })

  test('repeats nothing that a shopper wrote, because the address may be somebody else’s', () => {
    const reason = 'Visit https://evil.example now'
    expect(textOf('order-cancelled', { by: 'shopper', reason })).not.toMatch(/evil|reason/)
  })

  test('promises a refund where a transfer is possible', () => {
    const promise = 'we will refund it within 3 to 5 business days, and within 7 days at the latest'
    expect(textOf('order-cancelled', { payment: 'bank' })).toContain(promise)
    expect(textOf('order-cancelled')).not.toContain(promise)
  })
})

test('the mail about a declined voucher asks for another one, unless the order is cancelled', () => {
  const { name, number, trackKey } = news
  const declined = (isCancelled: boolean) => {
    const data = { name, number, trackKey, amount: 112_500, isCancelled }
    return composeMail('voucher-declined', data, shop).text.replaceAll(/\s+/g, ' ')
  }
  expect(declined(false)).toContain('Please send another one')
  expect(declined(true)).toMatch(/your transfer of Nrs\. 1,12,500 .*Your order is cancelled\. .*refund all of it/)
  expect(declined(true)).not.toContain('another one')
})

test('money that was paid in cash goes where the buyer says, and other money back the way it came', () => {
  const { name, number, trackKey } = news
  const due = (method: 'cod' | 'khalti') => {
    const data = { name, number, trackKey, amount: 20_600, method, dueBy: '2026-12-03T09:00:00.000Z' }
    return composeMail('refund-due', data, shop).text.replaceAll(/\s+/g, ' ')
  }
  expect(due('khalti')).toContain('It goes back the way you paid. You do not need to do anything.')
  expect(due('cod')).toContain('we will call you and ask for a bank account or wallet to send it to')
  expect(due('cod')).not.toMatch(/the way you paid|do not need to do anything/)
})

test('a deadline after midnight names the morning of its day', () => {
  const { name, number, trackKey } = news
  const data = { name, number, trackKey, amount: 5_000, until: '2026-11-29T18:22:00.000Z' }
  expect(composeMail('voucher-declined', data, shop).text.replaceAll(/\s+/g, ' ')).toContain(
    'We hold your order until the morning of Mon 30 Nov at 00:07, Nepal time',
  )
})

test('a pickup is called collected, not delivered', () => {
  expect(textOf('order-delivered', { method: 'pickup', collectionCode: '1' })).toContain('Your order was collected.')
  expect(textOf('order-delivered')).toMatch(/Your order was delivered\..*within 48 hours.*within 30 days/)
})

test('of a delivered piece made to measure only damage can be claimed', () => {
  const text = textOf('order-delivered', { isCustom: true })
  expect(text).toContain('within 48 hours. A piece made to your measurements cannot be returned.')
  expect(text).not.toContain('30 days')
})

test('the mail about a return gives the reason and promises the refund', () => {
  expect(textOf('order-returned', { reason: 'A leg\nwas broken.' })).toMatch(
    /refund you within 3 to 5 business days, and within 7 days at the latest\. Reason: A leg was broken\./,
  )
})
