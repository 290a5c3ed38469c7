import { violations } from './axe.ts'
import { enterBackOffice, findOrder } from './back-office.ts'
import { fillCheckout, goods, openCheckout, putInCart, ready, thanks } from './checking-out.ts'
import { expect, hydrated, overflow, test } from './test.ts'

test(
  'a guest reads what a piece costs per month, asks a bank, and staff move the request on',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto(`/product/${goods.bed}`)
    await hydrated(page)
    await page.getByRole('button', { name: /a month for 12 months/ }).click()
    const plans = page.getByRole('dialog', { name: 'Instalments (EMI)' })
    await expect(plans.getByRole('heading', { name: 'Himchuli Example Bank: 12 months' })).toBeVisible()
    await expect(plans.getByText('The bank decides.').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await page.keyboard.press('Escape')

    await putInCart(page.request, { productId: goods.bed })
    await openCheckout(page)
    await fillCheckout(page)
    await page.getByRole('radio', { name: 'Ground', exact: true }).check()
    await page.getByRole('checkbox', { name: 'I would like to pay in instalments (EMI)' }).check()
    await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked()
    await page.getByRole('radio', { name: 'Himchuli Example Bank: 12 months' }).check()
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await ready(page).click()
    await expect(thanks(page)).toBeVisible()
    const request = page.getByRole('region', { name: 'Instalments requested' })
    await expect(request).toContainText('We call you on the next business day')
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    const order = new URL(page.url())
    const [number, key] = [order.searchParams.get('order')!, order.searchParams.get('key')!]
    if (isMobile) return

    await enterBackOffice(page, '/orders')
    await findOrder(page, number)
    await page.getByRole('button', { name: 'Papers needed' }).click()
    await page.getByLabel('Note (shown to the customer)').fill('Citizenship and salary certificate')
    await page.getByRole('dialog').getByRole('button', { name: 'Papers needed' }).click()
    await expect(page.getByText('Waiting for papers').first()).toBeVisible()
    expect(await violations(page)).toEqual([])

    await page.goto(`/track-order?order=${number}&key=${key}`)
    await expect(request).toContainText('waits for your papers')
    await expect(page.getByText('Citizenship and salary certificate')).toBeVisible()
  },
)
