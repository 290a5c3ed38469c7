import { Form } from 'react-admin'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BusinessPart } from '../phone-orders/business-part.tsx'
import { answerApi, openPart } from '../test/open-part.tsx'
import { OrderDocuments } from './order-documents.tsx'

const himal = { name: 'Himal Hotel', pan: '123456789', address: 'Birta Marg 4, Kathmandu' }
const invoice = { _id: 'i', kind: 'invoice', number: '2083/84-000123', day: '2026-11-21', total: 5_800 }
const edit = () => page.getByRole('button', { name: 'Edit buyer' })
const input = (label: string) => page.getByRole('textbox', { name: label })

type Given = { invoices?: object[]; business?: object | null; isForgotten?: boolean }

const openDocuments = ({ invoices = [], business = null, isForgotten = false }: Given = {}) => {
  const order = { name: isForgotten ? '' : 'Asmita Gurung', invoices, business }
  return openPart(<OrderDocuments order={{ id: '7', state: 'pending', isForgotten, order } as never} />)
}

test('staff name a business on the invoice, and see what is wrong with it', async () => {
  await openDocuments()
  await expect.element(page.getByText('Invoice for Asmita Gurung')).toBeVisible()
  const sent: unknown[] = []
  answerApi({
    'PUT /api/admin/orders/7/business': ({ body }) => {
      sent.push(body)
      const fields = { pan: 'Please enter the 9 digits of the PAN' }
      return { status: 400, body: { code: 'invalid_input', message: fields.pan, fields } }
    },
  })
  await edit().click()
  await input('Name as on the PAN').fill(himal.name)
  await input('PAN').fill('12')
  await input('Address of the business').fill(himal.address)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('dialog').getByText('Please enter the 9 digits of the PAN').first()).toBeVisible()
  expect(sent).toEqual([{ business_name: himal.name, pan: '12', business_address: himal.address }])
})

test('an issued invoice keeps its buyer', async () => {
  await openDocuments({ invoices: [invoice], business: himal })
  await expect.element(page.getByText('Invoice for Himal Hotel, PAN 123456789, Birta Marg 4, Kathmandu')).toBeVisible()
  await expect.element(edit()).not.toBeInTheDocument()
})

test('a phone order takes the caller’s last business with one click', async () => {
  await openPart(
    <Form record={{ keptBusiness: himal, business_name: '', pan: '', business_address: '' }}>
      <BusinessPart />
    </Form>,
  )
  await expect.element(input('PAN')).toHaveValue('')
  await page.getByRole('button', { name: 'Use Himal Hotel, PAN 123456789' }).click()
  await expect.element(input('Name as on the PAN')).toHaveValue(himal.name)
  await expect.element(input('PAN')).toHaveValue(himal.pan)
  await expect.element(input('Address of the business')).toHaveValue(himal.address)
})

test('an order whose customer was deleted says where its invoices are', async () => {
  await openDocuments({ isForgotten: true })
  await expect.element(page.getByText(/^Invoices name the customer, so they are only in the books/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '/reports')
  await expect.element(page.getByText(/The invoice is issued/)).not.toBeInTheDocument()
})
