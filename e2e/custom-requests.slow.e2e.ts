import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

const BED = '/product/1'

const form = (page: Page) => page.getByRole('form', { name: 'Order Custom-Sized Furniture' })
const answer = (page: Page, label: string) => form(page).getByLabel(label, { exact: false }).and(page.locator('input'))
const send = (page: Page, way: 'WhatsApp' | 'e-mail') => form(page).getByRole('button', { name: `Send by ${way}` })

async function openForm(page: Page): Promise<void> {
  await page.goto(`${BED}#custom-order`)
  await hydrated(page)
  await expect(form(page)).toBeVisible()
}

async function fillIn(page: Page): Promise<void> {
  await answer(page, 'Name').fill('Asmita Gurung')
  await answer(page, 'Email').fill('asmita@post.example')
  await answer(page, 'Phone').fill('+977 984-123-4567')
  await answer(page, 'Width').fill('165.5')
  await answer(page, 'Height').fill('110')
  await answer(page, 'Depth').fill('210')
  await form(page).getByText('Glass').click()
  await form(page).getByLabel('Instructions').fill('Lower headboard,\noatmeal & no wings')
}

test('the browser opens WhatsApp in a new tab', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'a chat' }))
  await openForm(page)
  await fillIn(page)
  const opened = context.waitForEvent('page')
  await send(page, 'WhatsApp').click()
  expect((await opened).url()).toMatch(/^https:\/\/wa\.me\/977\d{10}\?text=Namaste/)
})
