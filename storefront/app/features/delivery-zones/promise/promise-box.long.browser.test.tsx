import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { answerApi } from '../../../test/answer-api.ts'
import { givenZones } from '../../../test/given-zones.ts'
import { loadNepali } from '../../../test/open-page.tsx'
import { setCartSign } from '../../cart/cart-signals.ts'
import { chooseDistrict } from '../district/district.ts'
import { bed, box, card, choose, dialog, district, facts, header, lamp, openShop, rows } from './shop.fixture.tsx'

/** A time in Nepal; 15 November 2026 is a Sunday. */
const nepal = (day: number, time: string) => new Date(`2026-11-${day}T${time}+05:45`)

beforeEach(() => {
  answerApi({ 'GET /api/delivery/zones': { status: 200, body: givenZones } })
})

async function openAt(now: Date, shop: Parameters<typeof openShop>[0] = {}): Promise<void> {
  await cleanup()
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now })
  await openShop(shop)
}

const usual = [
  'When can it be with you?',
  'In 3-7 business days',
  'Express in 1-3 business days, where offered',
  'Delivery and fitting: Nrs. 1,000. Free over Nrs. 1,00,000.',
  'Add more than Nrs. 1,500 and delivery is free',
]
const inKaski = [
  'Deliver to Kaski Arrives by Sun 22 Nov',
  'Cash on delivery',
  'Express by Wed 18 Nov: Nrs. 2,500',
  'Delivery and fitting to Kaski: Nrs. 1,000. Free over Nrs. 1,00,000.',
  'Add more than Nrs. 1,500 and delivery is free',
]

const answer = () => box().element().firstElementChild!
const factLines = () => [...facts().element().querySelectorAll('li')].map(({ textContent }) => textContent)
/** Heights of box, rows and card, px. */
const heights = () =>
  [...document.querySelectorAll('section, section p, article')].map((one) => one.getBoundingClientRect().height)

test('without a district box and card show the usual days and cost', async () => {
  await openAt(nepal(15, '10:00'))
  await expect.element(header()).toHaveTextContent('Deliver to: Choose')
  expect(rows()).toEqual(usual)
  await expect.element(facts()).toMatchTextContent(/Cash on delivery, eSewa/)
  await expect.element(card()).toMatchTextContent(/^In 3-7 business days\s*Nrs\. 1,000 delivery$/)
})

test('a chosen district changes header, box and card at once, and the browser remembers it until it is cleared', async () => {
  await openAt(nepal(15, '10:00'))
  await choose('Kaski')
  await expect.poll(rows).toEqual(inKaski)
  await expect.element(header()).toHaveTextContent('Deliver to: Kaski')
  await expect.element(card()).toMatchTextContent(/^Arrives by Sun 22 Nov\s*Nrs\. 1,000 · cash on delivery$/)
  await openAt(nepal(15, '10:00'))
  await expect.poll(rows).toEqual(inKaski)
  await header().click()
  await expect.element(district('Kaski')).toHaveAttribute('aria-pressed', 'true')
  await dialog().getByRole('button', { name: 'Clear district' }).click()
  await expect.poll(rows).toEqual(usual)
  expect(localStorage.getItem('deliveryDistrict')).toBeNull()
})

test('a district chosen in another tab shows here', async () => {
  await openAt(nepal(15, '10:00'))
  localStorage.setItem('deliveryDistrict', 'Kaski')
  window.dispatchEvent(new StorageEvent('storage', { key: 'deliveryDistrict', newValue: 'Kaski' }))
  await expect.poll(rows).toEqual(inKaski)
  await expect.element(header()).toHaveTextContent('Deliver to: Kaski')
})

test('Change in the box opens the same choice, and the focus returns to it', async () => {
  localStorage.setItem('deliveryDistrict', 'Kaski')
  await openAt(nepal(15, '10:00'))
  const change = box().getByRole('button', { name: 'Change' })
  await change.click()
  await district('Gorkha').click()
  await expect.poll(() => rows()[0]).toBe('Deliver to Gorkha Arrives by Mon 23 Nov')
  await expect.element(change).toHaveFocus()
})

test('a screen reader announces the days of a chosen district, but not of a remembered one', async () => {
  localStorage.setItem('deliveryDistrict', 'Kaski')
  await openAt(nepal(15, '10:00'))
  await expect.poll(rows).toEqual(inKaski)
  expect(answer().getAttribute('aria-live')).toBeNull()
  await box().getByRole('button', { name: 'Change' }).click()
  expect(answer().getAttribute('aria-live')).toBe('polite')
})

test('after five o’clock in Nepal an order counts from the next business day, on an open page too', async () => {
  localStorage.setItem('deliveryDistrict', 'Kathmandu')
  await openAt(nepal(15, '16:58:00'))
  await expect.poll(() => rows()[2]).toBe('Express by Mon 16 Nov: Nrs. 2,500')
  expect(rows()[0]).toBe('Deliver to Kathmandu Arrives by Thu 19 Nov')
  vi.advanceTimersByTime(3 * 60_000)
  await expect.poll(() => rows()[2]).toBe('Express by Tue 17 Nov: Nrs. 2,500')
  expect(rows()[0]).toBe('Deliver to Kathmandu Arrives by Fri 20 Nov')
})

test('the hills have no express', async () => {
  localStorage.setItem('deliveryDistrict', 'Gorkha')
  await openAt(nepal(15, '10:00'))
  await expect.poll(() => rows()[2]).toBe('No express in Gorkha')
})

test('a remote district says what it does not offer, and what else is possible', async () => {
  localStorage.setItem('deliveryDistrict', 'Humla')
  await openAt(nepal(15, '10:00'))
  await expect
    .poll(rows)
    .toEqual([
      'Deliver to Humla Usually in 10-20 business days',
      'Nrs. 5,000 · paid in advance',
      'No express, cash on delivery or fitting',
      'We call you and agree on the day. Or collect it free at Pulchowk 3 from Mon 16 Nov.',
      'Add more than Nrs. 1,500 and delivery is free',
    ])
  await expect.element(card()).toMatchTextContent(/^Usually 10-20 days\s*Nrs\. 1,000 · paid in advance$/)
  await expect.element(facts()).toMatchTextContent(/eSewa/)
  await expect.element(facts()).not.toMatchTextContent(/cash/i)
})

test('a remote district without usual days says that delivery is by arrangement', async () => {
  localStorage.setItem('deliveryDistrict', 'Dolpa')
  await openAt(nepal(15, '10:00'))
  await expect.poll(() => rows()[0]).toBe('Deliver to Dolpa By arrangement')
})

test('above the limit delivery is free, by express too', async () => {
  localStorage.setItem('deliveryDistrict', 'Kaski')
  await openAt(nepal(15, '10:00'), { piece: { ...bed, price: 1_00_001 } })
  await expect
    .poll(() => rows().slice(1))
    .toEqual([
      'Free · cash on delivery',
      'Express by Wed 18 Nov: Free',
      'Delivery and fitting to Kaski: free, like all orders over Nrs. 1,00,000.',
    ])
})

test('a sold-out piece is made for its buyer, or is sold out', async () => {
  localStorage.setItem('deliveryDistrict', 'Kaski')
  await openAt(nepal(15, '10:00'), { piece: { ...bed, countInStock: 0, madeInDays: 15 } })
  await expect
    .poll(() => rows().slice(0, 4))
    .toEqual([
      'Deliver to Kaski Made for you by Wed 9 Dec',
      'Ask us to make yours',
      'Pay half before we start, half once it is ready',
      'Delivery and fitting to Kaski: Nrs. 1,000. Free over Nrs. 1,00,000.',
    ])
  await openAt(nepal(15, '10:00'), { piece: { ...bed, countInStock: 0 } })
  await expect.poll(() => rows()[0]).toBe('Deliver to Kaski Sold out for now')
})

test('where a made piece is delivered by arrangement, its box names the price beside the way to pay', async () => {
  localStorage.setItem('deliveryDistrict', 'Humla')
  await openAt(nepal(15, '10:00'), { piece: { ...bed, countInStock: 0, madeInDays: 15 } })
  await expect.poll(() => rows()[2]).toBe('Nrs. 5,000 · half before we start, half once it is ready')
  expect(rows()[0]).toBe('Deliver to Humla Made for you, then by arrangement')
})

test('without a district too, a sold-out piece that is made for its buyer leads to the custom order', async () => {
  await openAt(nepal(15, '10:00'), { piece: { ...bed, countInStock: 0, madeInDays: 15 } })
  expect(rows()).toEqual([
    'When can it be with you? In 18-22 business days',
    'Ask us to make yours',
    'Pay half before we start, half once it is ready',
    'Delivery and fitting: Nrs. 1,000. Free over Nrs. 1,00,000.',
  ])
  await expect
    .element(box().getByRole('link', { name: 'Ask us to make yours' }))
    .toHaveAttribute('href', '#custom-order')
})

test('a piece that is made for its buyer cannot be returned and has no cash on delivery, with or without a district', async () => {
  const made = { ...bed, countInStock: 0, madeInDays: 15 }
  const said = ['Made for you: no returns', 'eSewa']
  await openAt(nepal(15, '10:00'), { piece: made })
  expect(factLines()).toEqual(said)
  await choose('Kaski')
  await expect.poll(() => rows()[0]).toBe('Deliver to Kaski Made for you by Wed 9 Dec')
  expect(factLines()).toEqual(said)
  await openAt(nepal(15, '10:00'), { piece: { ...bed, countInStock: 0 } })
  expect(factLines()).toEqual(['Returns within 30 days of delivery', 'Cash on delivery, eSewa'])
})

test('without a district too, a sold-out piece has no days and nothing that would make its delivery free', async () => {
  await openAt(nepal(15, '10:00'), { piece: { ...bed, countInStock: 0 } })
  expect(rows()).toEqual([
    'When can it be with you?',
    'Sold out',
    'Delivery and fitting: Nrs. 1,000. Free over Nrs. 1,00,000.',
  ])
})

test('a price far from the limit says nothing about it', async () => {
  await openAt(nepal(15, '10:00'), { piece: lamp })
  expect(rows()).toEqual(usual.slice(0, -1))
})

test('what is no district is forgotten', async () => {
  await openAt(nepal(15, '10:00'))
  await choose('Kaski')
  await expect.poll(rows).toEqual(inKaski)
  localStorage.setItem('deliveryDistrict', 'Atlantis')
  window.dispatchEvent(new StorageEvent('storage', { key: 'deliveryDistrict', newValue: 'Atlantis' }))
  await expect.poll(rows).toEqual(usual)
  await expect.element(header()).toHaveTextContent('Deliver to: Choose')
  expect(localStorage.getItem('deliveryDistrict')).toBeNull()
})

test.for([
  { width: 400, language: 'en' },
  { width: 343, language: 'en' },
  { width: 400, language: 'ne' },
  { width: 343, language: 'ne' },
] as const)('at %o box and card are as high with a district as without', async ({ width, language }) => {
  if (language === 'ne') await loadNepali('delivery')
  await page.viewport(width === 343 ? 390 : 1280, 800)
  await openAt(nepal(15, '10:00'), { width, language })
  // The language's own line height takes a frame for each level of elements, since all transitions take 0.01 ms here.
  const title = document.querySelector('section p')!
  await expect.poll(() => getComputedStyle(title).lineHeight).toBe(language === 'ne' ? '25.6px' : '24px')
  const without = heights()
  for (const name of ['Kathmandu', 'Kaski', 'Gorkha', 'Sankhuwasabha']) {
    await openAt(nepal(15, '10:00'), { width, language })
    const before = document.querySelector('section')!.textContent
    chooseDistrict(name)
    await expect.poll(() => document.querySelector('section')!.textContent).not.toBe(before)
    expect([name, heights()]).toEqual([name, without])
    chooseDistrict('')
  }
})

test('a cart above the limit makes a further piece free, with or without a district', async () => {
  await openAt(nepal(15, '10:00'))
  const [served] = heights()
  setCartSign({ pieces: 4, goods: 1_42_405, products: ['9'] })
  await expect.poll(() => rows().at(-1)).toBe('Free with what is in your cart')
  expect(rows().at(-2)).toBe('Delivery and fitting: free, as for all orders over Nrs. 1,00,000.')
  expect(heights()[0]).toBe(served)
  await expect.element(card()).toMatchTextContent(/^In 3-7 business days\s*Free delivery$/)
  await choose('Kaski')
  await expect.poll(() => rows()[1]).toBe('Free · cash on delivery')
  await expect.element(card()).toMatchTextContent(/^Arrives by Sun 22 Nov\s*Free · cash on delivery$/)
})

test('a cheap piece says in its cost that the cart makes it free', async () => {
  await openAt(nepal(15, '10:00'), { piece: lamp })
  setCartSign({ pieces: 1, goods: 95_000, products: ['9'] })
  await expect.poll(() => rows().at(-1)).toBe('Free with what is in your cart')
  await choose('Kaski')
  await expect.poll(() => rows()[1]).toBe('Free with what is in your cart · cash on delivery')
})

test('a piece that the cart has already is not counted once more', async () => {
  await openAt(nepal(15, '10:00'), { piece: { ...bed, price: 74_500, productId: '2' } })
  const alone = 'Add more than Nrs. 25,500 and delivery is free'
  await expect.poll(() => rows().at(-1)).toBe(alone)
  setCartSign({ pieces: 1, goods: 74_500, products: ['2'] })
  expect(rows().at(-1)).toBe(alone)
  expect(rows().at(-2)).toMatch(/^Delivery and fitting: Nrs\. 1,000\./)
  await choose('Kaski')
  await expect.poll(() => rows()[1]).toBe('Cash on delivery')
  setCartSign({ pieces: 2, goods: 1_20_000, products: ['2', '9'] })
  await expect.poll(() => rows()[1]).toBe('Free · cash on delivery')
})

test('what is missing for free delivery counts the cart', async () => {
  await openAt(nepal(15, '10:00'), { piece: { ...bed, price: 54_000 } })
  await expect.poll(() => rows().at(-1)).toBe('Add more than Nrs. 46,000 and delivery is free')
  setCartSign({ pieces: 1, goods: 30_000, products: ['9'] })
  await expect.poll(() => rows().at(-1)).toBe('Add more than Nrs. 16,000 and delivery is free')
  setCartSign({ pieces: 1, goods: 46_000, products: ['9'] })
  await expect.poll(() => rows().at(-1)).toBe('Add more than Nrs. 1 and delivery is free')
})
