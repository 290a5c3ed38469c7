import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { answerApi } from '../../test/answer-api.ts'
import { givenZones } from '../../test/given-zones.ts'
import { districts, openBox, row } from './box.fixture.tsx'

/** A time in Nepal; 15 November 2026 is a Sunday. */
const nepal = (day: number, time: string) => new Date(`2026-11-${day}T${time}+05:45`)

/** Finds the element that holds all rows, or their replacement. */
const answerBox = () => page.getByText('Delivery', { exact: true }).element().parentElement!.lastElementChild!

beforeEach(() => {
  answerApi({ 'GET /api/delivery/zones': { status: 200, body: givenZones } })
})

async function openAt(now: Date): Promise<void> {
  await cleanup()
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now })
  await openBox()
  await expect.poll(() => districts().getByRole('option').length).toBeGreaterThan(70)
}

test('without a district the box shows the usual times', async () => {
  await openAt(nepal(15, '10:00'))
  await expect.element(districts()).toHaveValue('')
  expect(row('Standard')).toBe('3-7 business days')
  expect(row('Express')).toBe('1-3 business days, where offered')
  expect(row('Cost')).toBe('Nrs. 1,000')
})

test('a district shows its dates, and the browser remembers it until it is cleared', async () => {
  await openAt(nepal(15, '10:00'))
  await districts().selectOptions('Kaski')
  await expect.poll(() => row('Standard')).toMatch('Thu 19 to Sun 22 Nov')
  expect(row('Express')).toMatch('Tue 17 to Wed 18 Nov')
  await openAt(nepal(15, '10:00'))
  await expect.element(districts()).toHaveValue('Kaski')
  expect(row('Standard')).toMatch('Thu 19 to Sun 22 Nov')
  await districts().selectOptions('')
  await expect.poll(() => row('Standard')).toBe('3-7 business days')
  await openAt(nepal(15, '10:00'))
  await expect.element(districts()).toHaveValue('')
})

test('a screen reader announces the dates of a chosen district, but not of a remembered one', async () => {
  localStorage.setItem('deliveryDistrict', 'Kaski')
  await openAt(nepal(15, '10:00'))
  await expect.poll(() => row('Standard')).toMatch('Thu 19 to Sun 22 Nov')
  expect(answerBox().getAttribute('aria-live')).toBeNull()
  districts().element().focus() // a screen reader ignores a region that becomes live together with its change
  await expect.poll(() => answerBox().getAttribute('aria-live')).toBe('polite')
})

test('after five o’clock in Nepal an order counts from the next business day', async () => {
  await openAt(nepal(15, '16:59:30'))
  await districts().selectOptions('Kathmandu')
  await expect.poll(() => row('Express')).toMatch('Mon 16 Nov')
  expect(row('Standard')).toMatch('Wed 18 to Thu 19 Nov')
  await openAt(nepal(15, '17:00:00'))
  await expect.poll(() => row('Express')).toMatch('Tue 17 Nov')
  expect(row('Standard')).toMatch('Thu 19 to Fri 20 Nov')
})

test('a page left open past five o’clock shows the later dates', async () => {
  await openAt(nepal(15, '16:58:00'))
  await districts().selectOptions('Kathmandu')
  await expect.poll(() => row('Express')).toMatch('Mon 16 Nov')
  vi.advanceTimersByTime(3 * 60_000)
  await expect.poll(() => row('Express')).toMatch('Tue 17 Nov')
})

test('no order on any weekday gets a Saturday delivery @slow', async () => {
  for (let day = 15; day < 22; day++) {
    await openAt(nepal(day, '12:00'))
    for (const district of ['Kathmandu', 'Kaski', 'Gorkha']) {
      await districts().selectOptions(district)
      await expect.poll(() => row('Standard')).toMatch(/Sun|Mon|Tue|Wed|Thu|Fri/)
      expect(row('Standard')).not.toMatch('Sat')
      expect(row('Express')).not.toMatch('Sat')
    }
  }
})

test('the hills have no express, and remote districts deliver by arrangement over the phone', async () => {
  await openAt(nepal(15, '10:00'))
  await districts().selectOptions('Gorkha')
  await expect.poll(() => row('Standard')).toMatch('Fri 20 to Mon 23 Nov')
  expect(row('Express')).toBe('Not in this district')
  await districts().selectOptions('Humla')
  await expect.element(page.getByText('By arrangement: we call you and agree on the day.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Call 01-5550123' })).toHaveAttribute('href', 'tel:+97715550123')
  expect(row('Standard')).toBeUndefined()
})

test('delivery is free above the shop’s limit, and its cost follows the price', async () => {
  await openAt(nepal(15, '10:00'))
  expect(row('Cost')).toBe('Nrs. 1,000')
  await page.getByRole('button', { name: 'Larger size' }).click()
  await expect.poll(() => row('Cost')).toBe('Free')
})

test('every district of Nepal can be chosen, grouped by province', async () => {
  await openAt(nepal(15, '10:00'))
  expect(districts().element().querySelectorAll('option:not([value=""])')).toHaveLength(77)
  expect(districts().element().querySelectorAll('optgroup')).toHaveLength(7)
  expect(districts().element().querySelector('optgroup[label=Gandaki]')!.textContent).toContain('Kaski')
})

test('the box has the same height with and without a district, so a remembered one shifts nothing', async () => {
  await openAt(nepal(15, '10:00'))
  const heights = new Set([answerBox().getBoundingClientRect().height])
  for (const district of ['Kathmandu', 'Kaski', 'Gorkha', 'Sankhuwasabha']) {
    await districts().selectOptions(district)
    await expect.poll(() => answerBox().textContent).not.toContain('3-7 business days')
    heights.add(answerBox().getBoundingClientRect().height)
  }
  expect([...heights]).toEqual([expect.any(Number)])
  expect(Math.max(...heights)).toBeGreaterThan(50)
})
