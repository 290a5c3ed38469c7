import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { givenAskedFor } from '#api/shop/catalog/admin/admin-products.fixture.ts'
import { expectAccessible } from './axe.ts'
import { enterBackOffice } from './back-office.ts'
import { inShop } from './shop-under-test.ts'
import { expect, hydrated, test } from './test.ts'

// A save is refused as stale on purpose.
test.use({ expectedErrors: [/the server responded with a status of 409/] })

/** The server first renders both pictures in all sizes. */
const UPLOADED = { timeout: 20_000 }

/** Makes names unique across retries. */
let lot = ''
test.beforeEach(() => {
  lot = randomUUID().slice(0, 8)
})

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** Opens the storefront's page of the product that the back office shows. */
async function openShop(page: Page, language = ''): Promise<Page> {
  const id = /products\/(\d+)/.exec(page.url())![1]
  const shop = await page.context().newPage()
  await shop.goto(`${language}/product/${id}`)
  return shop
}

/** Clicks Save and waits until the API has accepted the product. */
async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse((answer) => {
    return answer.url().includes('/api/admin/products') && ['POST', 'PUT'].includes(answer.request().method())
  })
  await page.getByRole('button', { name: 'Save' }).click()
  const answer = await saved
  expect(answer.status(), await answer.text()).toBeLessThan(300)
}

/** Creates a picture of a single color. */
function picture(background: string) {
  return sharp({ create: { width: 1_200, height: 900, channels: 3, background } })
    .png()
    .toBuffer()
}

/** Fills in a new product with one variant and its price, without saving. */
async function fillNew(page: Page, name: string, price: string): Promise<void> {
  await enterBackOffice(page, '/products/create')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('combobox', { name: 'Category', exact: true }).click()
  // By keyboard, as MUI ignores clicks right after a list opens.
  await page.getByRole('option', { name: 'Bedroom' }).press('Enter')
  await tab(page, 'Sizes and prices').click()
  await page.getByRole('button', { name: 'Add price' }).click()
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill(price)
}

test('a new product with pictures and translations appears in the shop in both languages @slow', async ({ page }) => {
  test.slow()
  await fillNew(page, `Helambu stool ${lot}`, '4,500')
  await page.getByRole('textbox', { name: 'Size', exact: true }).fill('Low')
  await page.getByRole('textbox', { name: 'New size' }).fill('High')
  await page.keyboard.press('Enter')
  const high = page.getByRole('group', { name: 'High' })
  await high.getByRole('textbox', { name: 'Price', exact: true }).fill('5200')
  await page.keyboard.press('ArrowUp')
  await expect(
    page.getByRole('group', { name: 'Low' }).getByRole('textbox', { name: 'Price', exact: true }),
  ).toBeFocused()

  await tab(page, 'Product').click()
  await expect(page.getByRole('textbox', { name: 'URL slug' })).toHaveValue(`helambu-stool-${lot}`)
  await page.getByRole('textbox', { name: 'Name (Nepali)' }).fill('हेलम्बु मुढा')
  await page.getByRole('combobox', { name: 'Subcategory' }).click()
  await page.getByRole('option', { name: 'Bedside tables' }).press('Enter')
  await tab(page, 'Pictures').click()
  await page.getByLabel('Add pictures').setInputFiles([
    { name: 'front.png', mimeType: 'image/png', buffer: await picture('#7a5230') },
    { name: 'side.png', mimeType: 'image/png', buffer: await picture('#31553f') },
  ])
  await expect(page.getByRole('textbox', { name: 'Alt text', exact: true })).toHaveCount(2, UPLOADED)
  await page.getByRole('textbox', { name: 'Alt text', exact: true }).first().fill('The stool from the front')
  await page.getByRole('textbox', { name: 'Alt text (Nepali)' }).first().fill('अगाडिबाट मुढा')
  await save(page)
  await expect(tab(page, 'Price history')).toBeVisible()

  await tab(page, 'Publishing').click()
  await page.getByLabel('Visible in the shop').check()
  await save(page)
  const shop = await openShop(page)
  await expect(shop.getByRole('heading', { level: 1, name: `Helambu stool ${lot}` })).toBeVisible()
  await expect(shop.getByRole('img', { name: 'The stool from the front' }).first()).toBeVisible()
  await expect(shop.getByText('Nrs. 4,500').first()).toBeVisible()
  await shop.close()
  const nepali = await openShop(page, '/ne')
  await expect(nepali.getByRole('heading', { level: 1, name: 'हेलम्बु मुढा' })).toBeVisible()
  await nepali.close()

  await tab(page, 'Stock').click()
  await page.getByRole('button', { name: /Adjust stock of HELAMBU-STOOL-.*HIGH/ }).click()
  await page.getByRole('textbox', { name: /Counted/ }).fill('7')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /High/ })).toContainText('7')
  await page.getByRole('link', { name: 'View stock movements' }).click()
  await expect(page.getByRole('row', { name: `Helambu stool ${lot}, High` })).toContainText('+7')
  await expectAccessible(page)
})

test('after a price cut staff can apply the permitted old price, and shoppers see both immediately @slow', async ({
  page,
}) => {
  await fillNew(page, `Panauti shelf ${lot}`, '20000')
  await tab(page, 'Publishing').click()
  await page.getByLabel('Visible in the shop').check()
  await save(page)
  await expect(tab(page, 'Price history')).toBeVisible()
  const id = Number(/products\/(\d+)/.exec(page.url())![1])
  await inShop(({ db }) => givenAskedFor(db, id, 45))
  const shop = await openShop(page)
  await hydrated(shop)
  await page.reload()
  await tab(page, 'Sizes and prices').click()
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('17,500')
  await page.getByRole('textbox', { name: 'Old price' }).fill('30000')
  await expect(page.getByText('The old price can be at most Nrs. 20,000')).toBeVisible()
  await page.getByRole('textbox', { name: 'Old price' }).fill('')
  await page.getByRole('button', { name: /Use Nrs\. 20,000, offered since/ }).click()
  await expect(page.getByRole('textbox', { name: 'Old price' })).toHaveValue('20,000')
  await save(page)

  await expect(async () => {
    await shop.reload()
    await expect(shop.getByText('Nrs. 17,500').first()).toBeVisible({ timeout: 200 })
  }).toPass({ timeout: 5_000 })
  await expect(shop.getByText('Nrs. 20,000').first()).toBeVisible()
  await tab(page, 'Price history').click()
  await expect(page.getByRole('row', { name: /Nrs\. 17,500 Nrs\. 20,000 Yes Bishnu Tamang/ })).toBeVisible()
  await expectAccessible(page)
})

test('concurrent edits of one product in two tabs are merged without loss @slow', async ({ page }) => {
  await fillNew(page, `Bandipur bench ${lot}`, '9000')
  await save(page)
  await expect(tab(page, 'Price history')).toBeVisible()
  await tab(page, 'Product').click()
  const garden = `Bandipur garden bench ${lot}`
  const other = await page.context().newPage()
  await other.goto(page.url().replace(/\/products\/(\d+).*/, '/products/$1'))
  await other.getByRole('textbox', { name: 'Short description', exact: true }).fill('For two, and a cat.')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(garden)
  await save(page)
  await other.getByRole('button', { name: 'Save' }).click()
  const asked = other.getByRole('dialog', { name: 'Someone else changed this record' })
  await expect(asked).toContainText(garden)
  await asked.getByRole('button', { name: 'Save my version' }).click()
  await expect(asked).toHaveCount(0)
  await other.reload()
  await expect(other.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(garden)
  await expect(other.getByRole('textbox', { name: 'Short description', exact: true })).toHaveValue(
    'For two, and a cat.',
  )
})
