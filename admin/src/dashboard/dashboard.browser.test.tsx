import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Dashboard as Figures } from '#contract/admin/dashboard.ts'
import { lastDays } from '#domain/insights/periods.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import { listLink } from '../ui/list-link.ts'
import { nepalToday } from '../ui/formats.ts'
import { dashboard } from './dashboard.fixture.ts'
import { Dashboard } from './dashboard.tsx'

async function openDashboard(changes: Partial<Figures> = {}) {
  answerApi({
    'GET /api/admin/dashboard': () => ({ status: 200, body: { ...dashboard, ...changes } }),
    'GET /api/admin/planned-products': () => ({ status: 200, body: { items: [] } }),
    'GET /api/admin/set-up': () => ({ status: 200, body: { items: [] } }),
  })
  await openPart(<Dashboard />, 'dashboard')
}

/** The chart measures its texts outside of them. */
const textOfParts = () => [...document.querySelectorAll('section')].map(({ textContent }) => textContent).join(' ')

const part = (name: string) => page.getByRole('region', { name, exact: true })

test('each key figure stands beside that of the period before, until somebody compares no longer', async () => {
  await openDashboard()
  const figures = part('Key figures')
  await expect.element(figures.getByText('Nrs. 36,00,000')).toBeVisible()
  await expect.element(figures).toMatchTextContent(/up 20\.0 % Nrs\. 30,00,000 before/)
  await expect.element(figures).toMatchTextContent(/Orders60/)
  await expect.element(figures).toMatchTextContent(/up 0\.3 points 2\.1 % before/)
  await expect.element(part('By category')).toMatchTextContent(/Bedroom11,74,000, 8,32,000 before\+41 %/)
  await page.getByRole('checkbox', { name: 'Compare with the 30 days before' }).click()
  await expect.element(figures).not.toMatchTextContent(/before/)
  await expect.element(part('By category')).not.toMatchTextContent(/before/)
})

test('pills show what waits, red where it is overdue, and lead to the list', async () => {
  await openDashboard()
  const tasks = part('Open tasks')
  await expect.element(tasks.getByRole('link', { name: '6 Orders to confirm 1 overdue' })).toBeVisible()
  await expect.element(tasks.getByRole('link', { name: '2 Refunds to send Nrs. 12,000, 1 overdue' })).toBeVisible()
  expect(tasks.getByRole('link').all()).toHaveLength(5)
  const colorOf = (figure: string) =>
    getComputedStyle(tasks.getByText(figure, { exact: true }).element()).backgroundColor
  expect(colorOf('6')).toBe('rgb(179, 38, 30)')
  expect(colorOf('4')).toBe('rgb(239, 233, 222)')
})

test('promise kept leads to the late deliveries of the period, and today’s to their zone', async () => {
  await openDashboard()
  const { from, until } = lastDays(30, nepalToday())
  const kept = part('Promise kept')
  await expect.element(kept).toMatchTextContent(/104 of 112 deliveries came on the promised day or before\./)
  await expect
    .element(kept.getByRole('link', { name: 'Two or three days late' }))
    .toHaveAttribute('href', listLink('deliveries', { late: 'few', arrivedFrom: from, arrivedUntil: until }))
  const today = part('Today on the road')
  await expect.element(today).toMatchTextContent(/5 of 9on time/)
  await expect.element(today).toMatchTextContent(/1 of 42 late/)
  await expect
    .element(today.getByRole('link', { name: 'By arrangement' }))
    .toHaveAttribute('href', listLink('deliveries', { day: until, zone: 'none' }))
})

test('support sees the figures without money', async () => {
  const none = { sales: null, salesBefore: null, categories: null, otherCategories: null, districts: null }
  await openDashboard({ ...none, otherDistricts: null, refunds: null })
  await expect.element(part('Key figures')).toMatchTextContent(/Promise kept92\.9 %/)
  expect(textOfParts()).not.toContain('Nrs.')
})

test('a quiet day without orders and deliveries says so', async () => {
  await openDashboard({
    orders: { pending: 0, confirm: 0, delivered: 0, cancelled: 0, returned: 0 },
    waiting: {
      customRequests: 0,
      returns: 0,
      damage: 0,
      vouchers: 0,
      tickets: 0,
      complaints: 0,
      driverActs: 0,
      questions: 0,
    },
    refunds: { count: 0, total: 0, overdue: 0, nextDue: null },
    sales: dashboard.sales!.map((day) => ({ ...day, orders: 0, total: 0 })),
    salesBefore: dashboard.sales!.map((day) => ({ ...day, orders: 0, total: 0 })),
    categories: [],
    promise: { of: 0, kept: 0, late: { one: 0, few: 0, more: 0 }, ofBefore: 0, keptBefore: 0 },
    conversion: { views: 0, orders: 0, viewsBefore: 0, ordersBefore: 0 },
    today: [],
  })
  await expect.element(page.getByText('Nothing waits for an answer.')).toBeVisible()
  await expect.element(part('Promise kept')).toMatchTextContent(/No promised delivery came in these days\./)
  await expect.element(part('Today on the road')).toMatchTextContent(/No delivery is planned for today\./)
  await expect.element(part('By category')).toMatchTextContent(/No sales yet\./)
  expect(textOfParts()).not.toMatch(/NaN|Infinity/)
})
