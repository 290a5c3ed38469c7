import { insightNames, insights } from '#domain/insights/insight-names.ts'
import { enterBackOffice, expectCleanOnEveryScreen, newColleague } from './back-office.ts'
import { expect as expectSoon, test } from './test.ts'

const expect = expectSoon.configure({ timeout: 15_000 })
test.describe.configure({ timeout: 240_000 })

test('a manager goes from the dashboard to a question, to another period, a file and the late deliveries', async ({
  page,
}) => {
  await enterBackOffice(page, '', await newColleague('manager'))
  await expect(page.getByRole('heading', { name: 'Namaste, A manager' })).toBeVisible()
  await page.getByRole('button', { name: '90 days' }).click()
  await expect(page.getByRole('checkbox', { name: 'Compare with the 90 days before' })).toBeChecked()
  await expectCleanOnEveryScreen(page)

  await page.getByRole('region', { name: 'By district' }).getByRole('link', { name: 'All' }).click()
  await expect(page.getByRole('tab', { name: 'Sales by district', selected: true })).toBeVisible()
  await page.getByRole('button', { name: '365 days' }).click()
  await expect(page).toHaveURL(/days=365/)
  for (const name of insightNames) {
    await page.getByRole('tab', { name: insights[name].title }).click()
    await expect(page.getByRole('region', { name: `Rows of ${insights[name].title}` })).toBeVisible()
  }
  await page.getByRole('tab', { name: 'Sales by district' }).click()
  await expect(page.getByRole('region', { name: 'Rows of Sales by district' })).toBeVisible()
  await expectCleanOnEveryScreen(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^kastha-districts-.*\.csv$/)

  await page.getByRole('tab', { name: 'Promise kept' }).click()
  await page.getByRole('region', { name: 'Rows of Promise kept' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Deliveries' })).toBeVisible()
  await expect(page).toHaveURL(/late/)
})

test('support has the questions without money', async ({ page }) => {
  await enterBackOffice(page, '/insights', await newColleague('support'))
  await expect(page.getByRole('tab', { name: 'From view to order', selected: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Sales by category' })).toHaveCount(0)
  await expect(page.getByText('Nrs.')).toHaveCount(0)
})
