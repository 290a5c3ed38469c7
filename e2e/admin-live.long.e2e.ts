import type { APIResponse, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { enterBackOffice, newColleague } from './back-office.ts'
import { placeOrder } from './ordering.ts'
import { expect, test } from './test.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
const news = (page: Page) => page.getByRole('button', { name: /^News/ })

async function json(answer: APIResponse) {
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

test('a new order is on every screen at once: in the list, in a notice and in the news', async ({ page, browser }) => {
  const own = page.waitForResponse(/\/api\/admin\/live/)
  await enterBackOffice(page, '/orders')
  await expect(page.getByRole('table')).toBeVisible()
  await own
  const others = await browser.newContext()
  const theirs = await others.newPage()
  const begun = theirs.waitForResponse(/\/api\/admin\/live/)
  await enterBackOffice(theirs, '/clients', await newColleague('support'))
  await begun
  const guest = await browser.newContext()
  const { data } = await placeOrder(guest.request)

  await expect(page.getByRole('status', { name: 'New orders' })).toContainText(/new order/i)
  await expectAccessible(page)
  await expect(page.getByRole('cell', { name: new RegExp(`^${data.orderId}`) })).toBeVisible()
  await expect(theirs).toHaveTitle(/^\(\d+\) /)
  await news(theirs).click()
  await theirs.getByRole('link', { name: `New order ${data.orderId}` }).click()
  await expect(theirs.getByRole('heading', { name: `Order ${data.orderId}` })).toBeVisible()
  await others.close()
  await guest.close()
})

test('a browser whose stream ends with a stop of the server connects again', async ({ page, browser }) => {
  const live = /\/api\/admin\/live(\?|$)/
  const stop = 'retry: 100\n\nevent: end\ndata: {"reason":"closing"}\n\n'
  await page.route(live, (route) => route.fulfill({ contentType: 'text/event-stream', body: stop }), { times: 1 })
  const ended = page.waitForResponse(live)
  await enterBackOffice(page, '/orders')
  await ended
  await page.waitForResponse(live)
  const guest = await browser.newContext()
  const { data } = await placeOrder(guest.request)
  await expect(page.getByRole('cell', { name: new RegExp(`^${data.orderId}`) })).toBeVisible()
  await guest.close()
})

test('two at the same record see each other, and what is typed survives what the other saves', async ({
  page,
  browser,
}) => {
  await enterBackOffice(page)
  const client = { name: 'Hotel Yak', sector: 'Hotels', logoPictureId: null, translations: {} }
  const { id } = await json(await page.request.post('/api/admin/clients', { data: client }))
  await page.goto(`/admin/clients/${id}`)
  await expect(field(page)).toHaveValue('Hotel Yak')

  const others = await browser.newContext()
  const theirs = await others.newPage()
  await enterBackOffice(theirs, `/clients/${id}`, await newColleague('manager'))
  await expect(theirs.getByText('Bishnu Tamang is editing this.')).toBeVisible()
  await expect(page.getByText('A manager is editing this.')).toBeVisible()
  await expectAccessible(page)

  await field(theirs).fill('Hotel Thukpa')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(field(page)).toHaveValue('Hotel Thukpa')

  await field(page).fill('Hotel Dal Bhat')
  await field(theirs).fill('Hotel Momo')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^A manager has saved this record since you opened it/)).toBeVisible()
  await expect(field(page)).toHaveValue('Hotel Dal Bhat')

  await theirs.goto('/admin/clients')
  await expect(page.getByText('A manager is editing this.')).toHaveCount(0)
  await others.close()
  // Cleanup: the home page, which other tests visit, shows the client.
  expect((await page.request.delete(`/api/admin/clients/${id}`)).ok()).toBe(true)
})
