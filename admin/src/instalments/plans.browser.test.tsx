import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from '../test/open-part.tsx'
import { blankPlan, InstalmentPlanCreate } from './form.tsx'
import InstalmentPlanList from './list.tsx'

const rowOf = (bank: string) => page.getByRole('row', { name: new RegExp(bank) })

test('a plan is sent as typed, shows what it comes to, and a refusal stands at its field', async () => {
  const sent: unknown[] = []
  answerApi({
    'GET /api/admin/instalment-plans': () => ({ status: 200, body: { items: [], total: 0 } }),
    'GET /api/admin/categories': () => ({ status: 200, body: { items: [], total: 0 } }),
    'GET /api/admin/products': () => ({ status: 200, body: { items: [], total: 0 } }),
    'POST /api/admin/instalment-plans': ({ body }) => {
      sent.push(body)
      const fields = { maximum: 'Must not be below the minimum' }
      return { status: 400, body: { success: false, error: true, message: 'Wrong', code: 'invalid_input', fields } }
    },
  })
  await openPart(<InstalmentPlanCreate />, 'instalment-plans')
  await page.getByRole('textbox', { name: 'Bank', exact: true }).first().fill('Himchuli Bank')
  await page.getByLabelText(/^Interest per year/).fill('8')
  await expect
    .element(page.getByText('Example: Nrs. 60,000 becomes Nrs. 5,220 a month for 12 months, Nrs. 62,632 in all.'))
    .toBeVisible()
  await page.getByLabelText(/^Maximum total/).fill('10000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Must not be below the minimum')).toBeVisible()
  expect(sent).toMatchObject([
    { bank: 'Himchuli Bank', months: 12, annualRatePercent: 8, minimum: 15_000, maximum: 10_000, startsOn: null },
  ])
})

test('the list shows the terms, when they were checked, and whether shoppers see a plan', async () => {
  const plan = { ...blankPlan(), id: 1, version: '0123456789abcdef', bank: 'Himchuli Bank', annualRatePercent: 8 }
  const items = [
    plan,
    { ...plan, id: 2, bank: 'Ended Bank', endsOn: '2020-01-01', rateKind: 'flat' },
    { ...plan, id: 3, bank: 'Coming Bank', startsOn: '2999-01-01' },
    { ...plan, id: 4, bank: 'Old Bank', isActive: false, annualRatePercent: 0 },
  ]
  answerApi({ 'GET /api/admin/instalment-plans': () => ({ status: 200, body: { items, total: 4 } }) })
  await openPart(<InstalmentPlanList />, 'instalment-plans')
  await expect.element(rowOf('Himchuli Bank').getByText('12 months at 8%', { exact: true })).toBeVisible()
  await expect.element(rowOf('Himchuli Bank').getByText('Active', { exact: true })).toBeVisible()
  await expect.element(rowOf('Ended Bank').getByText('12 months at 8% flat')).toBeVisible()
  await expect.element(rowOf('Ended Bank').getByText('Ended', { exact: true })).toBeVisible()
  await expect.element(rowOf('Coming Bank').getByText('Scheduled')).toBeVisible()
  await expect.element(rowOf('Old Bank').getByText('Inactive')).toBeVisible()
})
