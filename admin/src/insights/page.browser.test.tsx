import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Insight } from '#contract/admin/insights.ts'
import { lastDays } from '#domain/insights/periods.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import { nepalToday } from '../ui/formats.ts'
import { listLink } from '../ui/list-link.ts'
import InsightsPage from './page.tsx'

const insight: Insight = {
  period: { from: '2026-05-10', until: '2026-05-16' },
  before: { from: '2026-05-03', until: '2026-05-09' },
  figures: [
    { label: 'Promise kept', unit: 'percent', value: 93.5, before: 89, isBetterLower: false },
    { label: 'Half are answered within', unit: 'minutes', value: 200, before: null, isBetterLower: true },
  ],
  chart: null,
  columns: [
    { title: 'Zone', unit: null },
    { title: 'Deliveries', unit: 'count' },
    { title: 'Promise kept', unit: 'percent' },
  ],
  rows: [
    { cells: ['Pokhara', 1_234, 93.5], records: { list: 'deliveries', id: null, filter: { late: 'any', zone: 3 } } },
    { cells: ['Rara bed', 5, null], records: { list: 'products', id: 12, filter: {} } },
    { cells: ['Nobody', 0, null], records: null },
  ],
  notes: ['Pickups are left out.'],
}

/** Queries of the calls, by path. */
let asked: string[] = []

function answerInsights(status = 200, body: object = insight) {
  const answer = () => ({ status, body })
  answerApi({ 'GET /api/admin/insights/days': answer, 'GET /api/admin/insights/promise': answer })
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
    asked.push(path.replace('/api/admin/insights', ''))
    return answered(path, options)
  })
}

beforeEach(() => {
  asked = []
})

test('a manager chooses other days for a question, and its rows lead to their records', async () => {
  answerInsights()
  await openPart(<InsightsPage />, 'insights')
  await page.getByRole('tab', { name: 'Promise kept' }).click()
  await expect
    .element(page.getByText('10 May 2026 to 16 May 2026, compared with 3 May 2026 to 9 May 2026'))
    .toBeVisible()
  const figures = page.getByRole('region', { name: 'Figures' })
  await expect.element(figures).toMatchTextContent(/Promise kept93\.5 %up 4\.5 points 89\.0 % before/)
  await expect.element(figures).toMatchTextContent(/Half are answered within3 h 20 min not known before/)
  await expect
    .element(page.getByRole('link', { name: 'Pokhara' }))
    .toHaveAttribute('href', listLink('deliveries', { late: 'any', zone: 3 }))
  await expect.element(page.getByRole('link', { name: 'Rara bed' })).toHaveAttribute('href', '/products/12')
  await expect.element(page.getByRole('cell', { name: '1,234', exact: true })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '93.5 %', exact: true })).toBeVisible()
  await expect.element(page.getByText('Pickups are left out.')).toBeVisible()

  await page.getByRole('button', { name: '365 days' }).click()
  await expect.poll(() => asked.at(-1)).toBe('/promise?days=365')
  await page.getByLabelText('From').fill('2026-04-01')
  await expect.poll(() => asked.at(-1)).toMatch(/^\/promise\?from=2026-04-01&until=/)
})

test('days are typed one after the other, whatever is loaded or refused meanwhile', async () => {
  answerInsights(503, { success: false, error: true, code: 'unavailable', message: 'Too many ask at once.' })
  await openPart(<InsightsPage />, 'insights', '/?insight=promise&from=2026-05-10&until=2026-05-16')
  const from = page.getByLabelText('From')
  await expect.element(page.getByText('Too many ask at once.')).toBeVisible()
  const field = from.element() as HTMLInputElement
  await from.fill('2026-05-01')
  await expect.poll(() => asked.at(-1)).toBe('/promise?from=2026-05-01&until=2026-05-16')
  await from.fill('2026-05-12')
  await expect.poll(() => asked.at(-1)).toBe('/promise?from=2026-05-12&until=2026-05-16')
  expect([document.activeElement, from.element()]).toEqual([field, field])
  await page.getByRole('button', { name: '7 days' }).click()
  await expect.element(from).toHaveValue(lastDays(7, nepalToday()).from)
})

test('a day that has not begun sends no request', async () => {
  answerInsights()
  await openPart(<InsightsPage />, 'insights', '/?insight=promise&from=2026-05-10&until=2026-05-16')
  await page.getByLabelText('Until').fill('2999-01-01')
  await expect.element(page.getByText('Has not begun yet')).toBeVisible()
  expect(asked).toEqual(['/promise?from=2026-05-10&until=2026-05-16'])
})

test('more than two years send no request', async () => {
  answerInsights()
  await openPart(<InsightsPage />, 'insights', '/?insight=promise&from=2026-05-10&until=2026-05-16')
  await page.getByLabelText('From').fill('2024-01-01')
  await expect.element(page.getByText('At most 731 days')).toBeVisible()
  expect(asked).toEqual(['/promise?from=2026-05-10&until=2026-05-16'])
})

test('days that end before they begin send no request', async () => {
  answerInsights()
  await openPart(<InsightsPage />, 'insights', '/?insight=promise&from=2026-05-10&until=2026-05-16')
  await page.getByLabelText('From').fill('2026-05-17')
  await expect.element(page.getByText('Before the last day')).toBeVisible()
  expect(asked).toEqual(['/promise?from=2026-05-10&until=2026-05-16'])
})

test('a refusal is shown in the place of the answer', async () => {
  answerInsights(503, { success: false, error: true, code: 'unavailable', message: 'Too many ask at once.' })
  await openPart(<InsightsPage />, 'insights', '/?insight=promise')
  await expect.element(page.getByText('Too many ask at once.')).toBeVisible()
})

test('the bar of today is paler than those of days that are over', async () => {
  const bar = { value: 5_000, before: null }
  const bars = [
    { label: nepalToday(-1), ...bar },
    { label: nepalToday(), ...bar },
  ]
  answerInsights(200, { ...insight, chart: { title: 'Sales by day', unit: 'money', bars } })
  await openPart(<InsightsPage />, 'insights')
  const chart = page.getByRole('region', { name: 'Sales by day' })
  await expect.element(chart).toBeVisible()
  const opacities = () =>
    [...chart.element().querySelectorAll('.recharts-bar-rectangle path')].map((path) =>
      path.getAttribute('fill-opacity'),
    )
  await expect.poll(opacities).toEqual(['1', '0.5'])
})
