import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { enterBackOffice } from './back-office.ts'
import { field } from './checking-out.ts'
import { expect, test } from './test.ts'

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click()
}

test('a page has a live preview, and is public once saved', async ({ page }) => {
  await enterBackOffice(page, '/pages/user-guide')
  const text = field(page, 'Text, Markdown *')
  await text.fill('## Measure twice\n\nDelivery costs {shippingFee}, {never}.')
  const preview = page.getByRole('region', { name: 'Preview', exact: true })
  await expect(preview.getByRole('heading', { name: 'Measure twice' })).toBeVisible()
  await expect(preview).toContainText('Delivery costs Nrs. ')
  await expect(preview).toContainText('Unknown placeholders: {never}')
  await text.fill('## Measure twice\n\nDelivery costs {shippingFee}.')
  await expect(preview).not.toContainText('Unknown placeholders')
  expect(await violations(page)).toEqual([])
  await save(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto('/user-guide')
  await expect(page.getByRole('heading', { name: 'Measure twice' })).toBeVisible()
})

/** Required fields of each form, and the text that its list then shows. */
const least: [path: string, fields: Record<string, string>, shown: string][] = [
  ['/projects', { 'Name *': 'Hotels of Mustang' }, 'Hotels of Mustang'],
  ['/clients', { 'Name *': 'Hotel Jomsom' }, 'Hotel Jomsom'],
  ['/faqs', { 'Question *': 'Is it solid?', 'Answer *': 'It is.' }, 'Is it solid?'],
  ['/delivery-zones', { 'Name *': 'Mustang by jeep' }, 'Mustang by jeep'],
]

test('a record of each kind needs only its required fields', async ({ page }) => {
  test.slow() // several kinds, one after the other
  await enterBackOffice(page)
  for (const [path, fields, shown] of least) {
    await page.goto(`/admin${path}/create`)
    for (const [label, text] of Object.entries(fields)) await field(page, label).fill(text)
    await save(page)
    await expect(page.getByRole('link', { name: shown })).toBeVisible()
    expect(await violations(page)).toEqual([])
  }
})

test.describe('with refusals', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('an offer can be scheduled, and one that ends before it starts is refused', async ({ page }) => {
    await enterBackOffice(page, '/offers/create')
    await field(page, 'Text *').fill('Free assembly in Dashain')
    await page.getByLabel('Visible in the shop').uncheck()
    await field(page, 'Show from').fill('2099-10-01T09:00')
    await field(page, 'Show until').fill('2099-09-01T09:00')
    await save(page)
    await expect(page.getByText('Must be after the beginning', { exact: true })).toBeVisible()
    await field(page, 'Show until').fill('2099-10-15T18:00')
    await save(page)
    await expect(page.getByRole('listitem').filter({ hasText: 'Free assembly in Dashain' })).toContainText(
      'from 1 Oct 2099, 09:00 until 15 Oct 2099, 18:00',
    )
    expect(await violations(page)).toEqual([])
  })

  test('a changed setting appears in the footer, and an error appears beside its field', async ({ page }) => {
    await enterBackOffice(page, '/settings')
    await field(page, 'E-commerce portal listing number').fill('PORTAL-77')
    await field(page, 'Postal code *').fill('447')
    await save(page)
    await expect(page.getByText('Must be five digits', { exact: true })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await field(page, 'Postal code *').fill('44700')
    await page.getByRole('button', { name: 'Remove' }).last().click() // a holiday
    await save(page)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toContainText('PORTAL-77')
  })
})
