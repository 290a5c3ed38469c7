import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DataRequest } from '#contract/admin/personal-data.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import DataRequestCreate from './create.tsx'
import DataRequestShow from './show.tsx'

const open: DataRequest = {
  id: 'f2b7',
  state: 'open',
  staffName: 'Maya Sherpa',
  createdAt: '2026-11-26T06:00:00Z',
  exportedAt: null,
  endedAt: null,
  reason: 'Letter of 2 November',
  identityCheck: 'Named the total of the last order',
  proved: ['email'],
  contact: { email: 'asmita@post.example', phone: '' },
  account: { id: 'a1', name: 'Asmita Gurung', email: 'asmita@post.example' },
  otherAccounts: 0,
  names: ['Asmita Gurung'],
  byNumber: { orders: [], more: 0 },
  withOtherEmail: { orders: 0, messages: 0 },
  holdings: [
    { kind: 'account', count: 1 },
    { kind: 'orders', count: 3 },
    { kind: 'invoices', count: 3 },
  ],
  inTheWay: [],
  toCancel: [],
  staffId: 's1',
  exportedBy: '',
  exportedById: null,
  deletionBy: '',
  deletionById: null,
  problem: '',
}

/** Opens the page of a request. A deletion ends once the page has asked for its progress. */
async function openRequest(values: Partial<DataRequest> = {}) {
  const acts: string[] = []
  let now: DataRequest = { ...open, ...values }
  const answer = () => {
    const body = now
    if (now.state === 'deleting' && now.problem === '') now = { ...now, state: 'deleted', contact: null }
    return { status: 200, body }
  }
  const acting = (act: string, changes: Partial<DataRequest>) => () => {
    acts.push(act)
    now = { ...now, ...changes }
    return { status: 200, body: now }
  }
  answerApi({
    'GET /api/admin/data-requests/f2b7': answer,
    'GET /api/admin/data-requests/f2b7/export': acting('export', {}),
    'POST /api/admin/data-requests/f2b7/deletion': acting('deletion', { state: 'deleting' }),
    'POST /api/admin/data-requests/f2b7/retry': acting('retry', { problem: '' }),
  })
  const routes = (
    <Routes>
      <Route path="/data-requests/:id/show" element={<DataRequestShow />} />
    </Routes>
  )
  await openPart(routes, 'data-requests', '/data-requests/f2b7/show')
  return acts
}

const download = page.getByRole('button', { name: 'Download data' })
const link = (name: string) => page.getByRole('link', { name })
const row = (name: RegExp) => page.getByRole('row', { name })
const deletion = page.getByRole('button', { name: 'Delete person' })

test('the page says of each kind what becomes of it and why', async () => {
  await openRequest()
  await expect.element(row(/^Account 1 Will be deleted/)).toBeVisible()
  await expect.element(row(/^Orders 3 Stays without the person The books need/)).toBeVisible()
  await expect.element(row(/^Invoices and credit notes 3 Stays Six years/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Asmita Gurung' })).toHaveAttribute('href', '/customers/a1/show')
})

test('owners see whose name it is in the record', async () => {
  const exported = { exportedAt: '2026-11-26T07:00:00Z', exportedBy: 'Sarita Shrestha', exportedById: 's2' }
  await openRequest({ ...exported, deletionBy: 'Of an earlier version' })
  await expect.element(link('Maya Sherpa')).toHaveAttribute('href', '/staff/s1')
  await expect.element(link('Sarita Shrestha')).toHaveAttribute('href', '/staff/s2')
  await expect.element(page.getByText('Of an earlier version')).toBeVisible()
  await expect.element(link('Of an earlier version')).not.toBeInTheDocument()
})

test('a deletion asks first, then shows its progress until it is done', async () => {
  const acts = await openRequest()
  await deletion.click()
  await expect.element(page.getByText('This cannot be undone', { exact: false })).toBeVisible()
  expect(acts).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Delete person' }).click()
  await expect.element(page.getByText('The person is deleted.', { exact: false })).toBeVisible()
  expect(acts).toEqual(['deletion'])
  await expect.element(download).not.toBeInTheDocument()
  await expect.element(page.getByRole('columnheader', { name: 'What became of it' })).toBeVisible()
})

test('orders in the way are links, and only the download is possible', async () => {
  const inTheWay = [{ id: 'o1', number: 'KA-261121-7F3K9Q2M', why: 'on-its-way' as const }]
  const acts = await openRequest({ inTheWay })
  const order = page.getByRole('link', { name: 'KA-261121-7F3K9Q2M' })
  await expect.element(order).toHaveAttribute('href', '/orders/o1/show')
  await expect.element(deletion).toBeDisabled()
  await download.click()
  await expect.poll(() => acts).toEqual(['export'])
})

test('orders that the deletion cancels are links, and their numbers stand above the button that deletes', async () => {
  const acts = await openRequest({ toCancel: [{ id: 'o2', number: 'KA-261122-8G4M1R3N' }] })
  await expect.element(page.getByText(/^The deletion cancels these unpaid orders/)).toBeVisible()
  const order = page.getByRole('link', { name: 'KA-261122-8G4M1R3N' })
  await expect.element(order).toHaveAttribute('href', '/orders/o2/show')
  await deletion.click()
  const dialog = page.getByRole('dialog')
  await expect
    .element(dialog.getByText('These unpaid orders are cancelled: KA-261122-8G4M1R3N.', { exact: false }))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Delete person' }).click()
  await expect.poll(() => acts).toEqual(['deletion'])
})

test('a failed attempt says what happens next, and is tried again by hand', async () => {
  const acts = await openRequest({ state: 'deleting', problem: 'The last attempt failed.' })
  await expect.element(page.getByText('The last attempt failed.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /under Health/ })).toHaveAttribute('href', '/health/jobs')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => acts).toEqual(['retry'])
})

test('several names and other accounts with the number are warned of', async () => {
  await openRequest({ names: ['Asmita Gurung', 'Bibek Gurung'], otherAccounts: 1 })
  await expect.element(page.getByText('Several names', { exact: false })).toBeVisible()
  await expect.element(page.getByText(/^An account with another email address names this mobile number/)).toBeVisible()
})

test('orders that only the number leads to are listed, and those with another address are counted', async () => {
  const number = 'KA-261121-7F3K9Q2M'
  const found = { id: 'o1', number, name: 'Bibek Gurung', placedAt: '2026-11-21T06:00:00Z' }
  await openRequest({ byNumber: { orders: [found], more: 3 }, withOtherEmail: { orders: 2, messages: 1 } })
  await expect.element(page.getByText('Found by the number alone')).toBeVisible()
  await expect.element(row(/^KA-261121-7F3K9Q2M .* Bibek Gurung$/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: number })).toHaveAttribute('href', '/orders/o1/show')
  await expect.element(page.getByText('And 3 older.')).toBeVisible()
  await expect
    .element(page.getByText(/^2 orders and 1 message with this number name another email address/))
    .toBeVisible()
  await expect.element(page.getByText('The person answered from the email address')).toBeVisible()
})

test('a person of whom the shop holds nothing has no buttons', async () => {
  await openRequest({ holdings: [], account: null, names: [] })
  await expect.element(page.getByText('The shop holds nothing of this person', { exact: false })).toBeVisible()
  await expect.element(download).not.toBeInTheDocument()
})

test('a request needs a proof of each contact, a reason and how staff made sure; a refusal keeps what was typed', async () => {
  const sent: unknown[] = []
  answerApi({
    'POST /api/admin/data-requests': ({ body }) => {
      sent.push(body)
      const problem = 'This address belongs to a member of staff.'
      return { status: 409, body: { message: problem, code: 'conflict', fields: { email: problem } } }
    },
  })
  await openPart(<DataRequestCreate />, 'data-requests')
  const find = page.getByRole('button', { name: 'Find the person' })
  await page.getByLabelText('Mobile number').fill('984-1234567')
  await find.click()
  await expect.element(page.getByText('Call this number first')).toBeVisible()
  await expect.element(page.getByLabelText(/How you made sure/)).toBeInvalid()
  expect(sent).toEqual([])
  await page.getByLabelText(/What the person asks for/).fill('Letter of 2 November')
  await page.getByLabelText(/How you made sure/).fill('Named the last total')
  await find.click()
  expect(sent).toEqual([])
  await page.getByLabelText('I called this number, and the person answered').click()
  await find.click()
  await expect.element(page.getByText('This address belongs to a member of staff.').first()).toBeVisible()
  await expect.element(page.getByLabelText('Mobile number')).toHaveValue('984-1234567')
  expect(sent).toMatchObject([{ phone: '984-1234567', phoneProved: true, emailProved: false }])
})
