import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from '../../test/open-part.tsx'
import CountCash from './count.tsx'

const payment = (id: string, amount: number) => ({
  id,
  orderId: `order-${id}`,
  order: `KA-${id}`,
  name: 'Asmita Gurung',
  amount,
  at: '2026-11-22T08:00:00.000Z',
  takenBy: 'Driver',
})

test('a payment recorded during a count neither interrupts the count nor joins it', async () => {
  const payments = [payment('1', 5_000)]
  const kept: unknown[] = []
  answerApi({
    'GET /api/admin/waiting-cash': () => {
      const sum = payments.reduce((before, { amount }) => before + amount, 0)
      return { status: 200, body: { count: payments.length, sum, days: [{ day: '2026-11-22', sum, payments }] } }
    },
    'POST /api/admin/handovers': ({ body }) => {
      kept.push(body)
      return { status: 200, body: { id: '7' } }
    },
  })
  await openPart(<CountCash />)
  await page.getByRole('button', { name: /^Count .*5,000/ }).click()
  const counted = page.getByRole('textbox', { name: 'Amount counted (Rs)' })
  await counted.fill('5000')

  payments.push(payment('2', 700))
  window.dispatchEvent(new Event('visibilitychange')) // makes the page refetch
  await expect.element(page.getByText('Total: Nrs. 5,700')).toBeInTheDocument()
  await expect.element(counted).toHaveValue('5000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => kept).toMatchObject([{ day: '2026-11-22', counted: 5_000, paymentIds: ['1'] }])
})

test('a page that does not list all payments shows how many are left out', async () => {
  const payments = [payment('1', 5_000), payment('2', 700)]
  const body = { count: 1_234, sum: 6_000_000, days: [{ day: '2026-11-22', sum: 5_700, payments }] }
  answerApi({ 'GET /api/admin/waiting-cash': () => ({ status: 200, body }) })
  await openPart(<CountCash />)
  await expect.element(page.getByText(/^Showing the oldest 2 of 1,234 payments/)).toBeVisible()
})
