import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

const BED = '/product/1'
const PHONE_MESSAGE = 'Please enter a valid 10-digit phone number from NTC, Ncell, Smart Cell, UTL, or Hello Mobile'

const form = (page: Page) => page.getByRole('form', { name: 'Order Custom-Sized Furniture' })
const answer = (page: Page, label: string) => form(page).getByLabel(label, { exact: false }).and(page.locator('input'))
const send = (page: Page, way: 'WhatsApp' | 'e-mail') => form(page).getByRole('button', { name: `Send by ${way}` })
const outline = (page: Page) => form(page).getByRole('img', { name: /^Outline of the furniture/ })

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

/** Leaves for another app are noted instead of followed: a test browser has none. */
async function noteLeaving(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const left: string[][] = []
    Object.assign(window, { left, open: (...to: string[]) => left.push(to) && null })
  })
  return () => page.evaluate(() => (window as unknown as { left: string[][] }).left)
}

test('the fourth tab shows the form, and its code comes only then', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(BED)
  await hydrated(page)
  const tab = page.getByRole('tab', { name: 'Custom Order' })
  expect(asked.filter((url) => url.includes('custom-order-form'))).toEqual([])
  await tab.click()
  await expect(page).toHaveURL(`${BED}#custom-order`)
  await expect(page.getByRole('heading', { name: 'Order Custom-Sized Furniture' })).toBeVisible()
  await expect(form(page)).toBeVisible()
  await expect(tab).toBeInViewport()
})

test('the fields are those of the specification, wood the usual material', async ({ page }) => {
  await openForm(page)
  const fields = { Name: 'text', Email: 'email', Phone: 'tel', Width: 'number', Height: 'number', Depth: 'number' }
  for (const [label, type] of Object.entries(fields)) {
    await expect(answer(page, label)).toHaveJSProperty('type', type)
    await expect(answer(page, label)).toHaveJSProperty('required', true)
  }
  await expect(form(page).getByRole('radio')).toHaveCount(4)
  await expect(form(page).getByRole('radio', { name: 'Wood' })).toBeChecked()
  for (const name of ['Metal', 'Glass', 'Plastic']) await expect(form(page).getByRole('radio', { name })).toBeVisible()
  await expect(form(page).getByLabel('Instructions')).toHaveJSProperty('required', false)
})

test('what is missing or wrong is said beside its field, and the first gets the focus', async ({ page }) => {
  const left = await noteLeaving(page)
  await openForm(page)
  await expect(form(page).getByText('Please enter your name')).toHaveCount(0)
  await send(page, 'WhatsApp').click()
  await expect(answer(page, 'Name')).toBeFocused()
  await expect(answer(page, 'Name')).toHaveAccessibleDescription('Please enter your name')
  await expect(answer(page, 'Email')).toHaveAccessibleDescription('Please enter your e-mail address')
  await expect(answer(page, 'Phone')).toHaveAccessibleDescription(PHONE_MESSAGE)
  await expect(form(page).getByText('Enter centimeters from 1 to 1,000, such as 165.5')).toHaveCount(3)

  await fillIn(page)
  await answer(page, 'Email').fill('asmita@post')
  await answer(page, 'Phone').fill('9831234567')
  await answer(page, 'Depth').fill('2100')
  await expect(answer(page, 'Email')).toHaveAccessibleDescription('Invalid email format')
  await answer(page, 'Depth').press('Enter')
  await expect(answer(page, 'Email')).toBeFocused()
  await answer(page, 'Email').fill('asmita@post.example')
  await send(page, 'e-mail').click()
  await expect(answer(page, 'Phone')).toBeFocused()
  expect(await left()).toEqual([])
})

test('WhatsApp opens with all answers, the product and its address', async ({ page }) => {
  const left = await noteLeaving(page)
  await openForm(page)
  await fillIn(page)
  await send(page, 'WhatsApp').click()
  await expect(form(page).getByRole('status')).toContainText('WhatsApp opens in a new tab')

  const [[address, target]] = (await left()) as [[string, string]]
  expect(target).toBe('_blank')
  const { data: settings } = await (await page.request.get('/api/settings')).json()
  const chat = new URL(address)
  expect(`${chat.origin}${chat.pathname}`).toBe(`https://wa.me/${settings.whatsapp.slice(1)}`)
  const message = chat.searchParams.get('text')!
  for (const part of [
    'Product: Rara wingback bed',
    '165.5 × 110 × 210 cm',
    'Material: Glass',
    'Lower headboard,\noatmeal & no wings',
    'Name: Asmita Gurung',
    'Phone: 9841234567',
    'Email: asmita@post.example',
  ]) {
    expect(message).toContain(part)
  }
  expect(message).toMatch(/http\S+\/product\/1\?size=122\*200&type=Normal$/)
})

test('the mail program opens with the same, addressed to the shop', async ({ page }) => {
  const left = await noteLeaving(page)
  await openForm(page)
  await fillIn(page)
  await form(page).getByLabel('Instructions').fill('')
  await send(page, 'e-mail').click()
  await expect(form(page).getByRole('status')).toContainText('Your mail program opens')

  const [[address, target]] = (await left()) as [[string, string]]
  expect(target).toBe('_self')
  const { data: settings } = await (await page.request.get('/api/settings')).json()
  const mail = new URL(address)
  expect(mail.protocol + mail.pathname).toBe(`mailto:${settings.email}`)
  expect(mail.searchParams.get('subject')).toBe('Custom size: Rara wingback bed')
  expect(mail.searchParams.get('body')).toContain('Width × height × depth: 165.5 × 110 × 210 cm\r\n')
  expect(mail.searchParams.get('body')).not.toContain('Instructions')
})

test('the real browser may open WhatsApp in a new tab', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'a chat' }))
  await openForm(page)
  await fillIn(page)
  const opened = context.waitForEvent('page')
  await send(page, 'WhatsApp').click()
  expect((await opened).url()).toMatch(/^https:\/\/wa\.me\/977\d{10}\?text=Namaste/)
})

test('the outline follows the figures', async ({ page }) => {
  await openForm(page)
  await expect(outline(page)).toHaveAccessibleName(
    'Outline of the furniture: Width 176 cm, Height 124 cm, Depth 219 cm',
  )
  const front = () => outline(page).locator('path[class*=front]').getAttribute('d')
  const before = await front()
  await answer(page, 'Width').fill('300')
  await answer(page, 'Height').fill('40.5')
  await expect(outline(page)).toHaveAccessibleName(
    'Outline of the furniture: Width 300 cm, Height 40.5 cm, Depth 219 cm',
  )
  expect(await front()).not.toBe(before)
  await answer(page, 'Width').fill('3000')
  await expect(outline(page)).toHaveAccessibleName(/Width 176 cm/)
})

test('Devanagari digits enter as figures', async ({ page }) => {
  await openForm(page)
  await fillIn(page)
  await answer(page, 'Width').fill('')
  await answer(page, 'Width').focus()
  await page.keyboard.insertText('१६५')
  await page.keyboard.type('.५')
  await expect(answer(page, 'Width')).toHaveValue('165.5')
  await answer(page, 'Phone').fill('९८४१२३४५६७')
  await send(page, 'WhatsApp').click()
  await expect(form(page).getByRole('status')).not.toBeEmpty()
})

test('a look at another tab loses nothing, even where the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openForm(page)
  await answer(page, 'Width').fill('165.5')
  await send(page, 'WhatsApp').click()
  await page.getByRole('tab', { name: 'Description' }).click()
  await expect(form(page)).toBeHidden()
  await page.getByRole('tab', { name: 'Custom Order' }).click()
  await expect(answer(page, 'Width')).toHaveValue('165.5')
  await expect(answer(page, 'Name')).toHaveAccessibleDescription('Please enter your name')
})

test('a reload keeps what was typed; another product keeps only who asks', async ({ page }) => {
  await openForm(page)
  await fillIn(page)
  await page.reload()
  await expect(answer(page, 'Width')).toHaveValue('165.5')
  await expect(form(page).getByRole('radio', { name: 'Glass' })).toBeChecked()
  await expect(form(page).getByLabel('Instructions')).toHaveValue('Lower headboard,\noatmeal & no wings')

  await page.goto('/product/9#custom-order')
  await expect(answer(page, 'Name')).toHaveValue('Asmita Gurung')
  await expect(answer(page, 'Width')).toHaveValue('')
  await expect(form(page).getByRole('radio', { name: 'Wood' })).toBeChecked()
  await answer(page, 'Width').fill('90')
  await page.goto(`${BED}#custom-order`)
  await expect(answer(page, 'Width')).toHaveValue('165.5')
  await expect(form(page).getByRole('radio', { name: 'Glass' })).toBeChecked()
})

test.describe('a form that does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('leaves the page and the ways to ask the shop', async ({ page }) => {
    await page.route(/custom-order-form/, (route) => route.abort())
    await page.goto(`${BED}#custom-order`)
    await expect(page.getByRole('alert')).toContainText('The form could not be loaded')
    await expect(page.getByRole('region', { name: 'Ask the shop' }).getByRole('link')).toHaveCount(3)
  })

  test('is no error while the tab is only come near', async ({ page }) => {
    await page.route(/custom-order-form/, (route) => route.abort())
    await page.goto(BED)
    await hydrated(page)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('custom-order-form'))
    await page.getByRole('tab', { name: 'Custom Order' }).focus()
    await failed
    await page.getByRole('tab', { name: 'Description' }).click()
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Description')
  })
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the shop’s phone, WhatsApp and e-mail stand in the form’s place', async ({ page }) => {
    await page.goto(`${BED}#custom-order`)
    await expect(page.getByRole('heading', { name: 'Order Custom-Sized Furniture' })).toBeVisible()
    const ways = page.getByRole('region', { name: 'Ask the shop' }).getByRole('link')
    const addresses = await ways.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')!.split(/[:/]/)[0]),
    )
    expect(addresses).toEqual(['tel', 'https', 'mailto'])
    await expect(form(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Send by/ })).toHaveCount(0)
  })
})
