import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { InvoiceReply, PrintReply } from '#contract/invoices.ts'
import '../../messages/account-messages.ts'
import '../../messages/order-messages.ts'
import InvoiceRoute from '../../routes/invoice.tsx'
import { answerApi, refused } from '../../test/answer-api.ts'
import { expectErrors } from '../../test/console-errors.ts'
import { givenGuest } from '../../test/given-member.ts'
import { good, TRACK_KEY } from '../../test/given-order.ts'
import { openPage, toast, visited } from '../../test/open-page.tsx'

const ORDER_ID = 'KA-261121-7Q2M4XZP'
const INVOICE_ID = '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de'
const PATH = `/my-orders/${ORDER_ID}/invoice/${INVOICE_ID}`
const INVOICE = `GET /api/orders/${ORDER_ID}/invoices/${INVOICE_ID}` as const
const PRINTS = `POST /api/orders/${ORDER_ID}/invoices/${INVOICE_ID}/prints` as const

const invoice = (prints: number): { status: number; body: InvoiceReply } => ({
  status: 200,
  body: {
    ...good,
    prints,
    waysPaid: ['cod'],
    data: {
      kind: 'invoice',
      number: '2083/84-000123',
      day: '2026-11-21',
      bsDay: '2083-08-05',
      credits: null,
      seller: {
        name: 'Kastha Pvt. Ltd.',
        nativeName: 'काष्ठ प्रा. लि.',
        address: 'Pulchowk 3, Lalitpur',
        phone: '+97715550123',
        email: 'hello@kastha.example',
        vatNumber: '601234567',
      },
      buyer: { name: 'Asmita Gurung', address: 'Baidam, Lakeside-6, Pokhara', phone: '9841234567', pan: '' },
      orderNumber: ORDER_ID,
      payment: 'cod',
      method: 'standard',
      lines: [
        {
          position: 0,
          hsCode: '9404',
          name: 'Kapas cotton pillow pair',
          size: null,
          type: null,
          sku: 'KAPAS',
          brand: 'Kastha',
          quantity: 2,
          rate: 2_400,
          amount: 4_800,
        },
      ],
      sums: { goods: 4_800, discount: 0, kept: 0, delivery: 1_000, taxable: 5_133, vat: 667, total: 5_800 },
      words: { en: 'Rupees five thousand eight hundred only', ne: 'रुपैयाँ पाँच हजार आठ सय मात्र' },
    },
  },
})

const sheet = () => page.getByRole('article')

async function open(search = `?key=${TRACK_KEY}`): Promise<void> {
  givenGuest()
  const address = `${PATH}${search}`
  await openPage('/my-orders/:orderId/invoice/:invoiceId', InvoiceRoute, { address, loaderData: {} })
}

test('an invoice prints as the original once the print is recorded, then is a preview again', async () => {
  await page.viewport(390, 844)
  answerApi({ [INVOICE]: invoice(0) })
  let printed = ''
  vi.spyOn(window, 'print').mockImplementation(() => void (printed = sheet().element().textContent))
  await open()
  const facts = [ORDER_ID, 'Tax invoice', 'Preview', 'Kapas cotton pillow pair', '9404', 'VAT 13%']
  await expect.element(sheet()).toMatchTextContent(/Rupees five thousand eight hundred only/)
  for (const fact of facts) expect(sheet().element().textContent).toContain(fact)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)

  const reply: PrintReply = { ...good, print: 1 }
  answerApi({ [PRINTS]: { status: 200, body: reply }, [INVOICE]: invoice(1) })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.element(page.getByText(/^Printed or downloaded once/)).toBeVisible()
  expect(printed).toContain('Original')
  await expect.element(sheet()).toMatchTextContent(/Preview/)
})

test.for([
  [0, 'The first print or PDF is the original. Later ones are marked as copies.'],
  [1, 'Printed or downloaded once: the next one is marked as a copy.'],
  [3, 'Printed or downloaded 3 times: the next one is marked as a copy.'],
] as const)('after %i prints the invoice says what the next print or PDF is', async ([prints, said]) => {
  answerApi({ [INVOICE]: invoice(prints) })
  await open()
  await expect.element(page.getByText(said)).toBeVisible()
})

test('an invoice switches to Nepali and back to English', async () => {
  answerApi({ [INVOICE]: invoice(0) })
  await open()
  await page.getByRole('button', { name: 'नेपाली' }).click()
  await expect.element(sheet()).toHaveAttribute('lang', 'ne')
  await expect.element(sheet()).toMatchTextContent(/कुल जम्मा.*५,८००/)
  await page.getByRole('button', { name: 'English' }).click()
  await expect.element(sheet()).toMatchTextContent(/Tax invoice/)
})

test.each([
  ['a wrong key', refused(404, 'not_found', 'No such invoice.')],
  ['the key from number and phone', refused(403, 'forbidden', 'To do this, open the order by the link.')],
])('%s opens no invoice, and the page names another way to open it', async (_key, answer) => {
  answerApi({ [INVOICE]: answer })
  await open()
  await expect.element(page.getByRole('heading', { name: 'Invoice not found' })).toBeVisible()
  await expect.element(page.getByText(/Use the link in our email or SMS, or log in/)).toBeVisible()
})

test('an invoice that fails to load is reported, and loads on a retry @slow', async () => {
  expectErrors(/could not be loaded/)
  answerApi({ [INVOICE]: { status: 500, body: {} } })
  await open()
  await expect.element(page.getByRole('heading', { name: 'The invoice could not be loaded' })).toBeVisible()
  answerApi({ [INVOICE]: invoice(0) })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(sheet()).toBeVisible()
})

test('a print that cannot be recorded is not made', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  answerApi({ [INVOICE]: invoice(0), [PRINTS]: { status: 500, body: {} } })
  await open()
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.element(toast('We could not record the print. Please try again.')).toBeVisible()
  await expect.element(sheet()).toMatchTextContent(/Preview/)
  expect(print).not.toHaveBeenCalled()
})

test('a guest without the key logs in and returns', async () => {
  await open('')
  await expect.element(visited()).toHaveTextContent(`/login?${new URLSearchParams({ next: PATH })}`)
})
