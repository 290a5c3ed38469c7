import { ListContextProvider, useList } from 'react-admin'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { unassigned } from '../assignments/assignments.fixture.ts'
import { openPart } from '../test/open-part.tsx'
import { OrderTable } from './order-table.tsx'

const recipient = { name: 'Sita Rai', phone: '9801234567' }
const order = {
  number: 'KA-261129-A0922K13',
  placedAt: '2026-11-29T04:00:00.000Z',
  name: 'Asmita Gurung',
  phone: '9841234567',
  email: '',
  district: 'Kaski',
  recipient: null,
  state: 'confirm',
  payment: 'bank',
  total: 131_000,
  paid: 0,
  due: 131_000,
  owed: 0,
  method: 'standard',
  delivery: null,
  isCustom: false,
  isPhone: false,
  verifyBy: null,
  isRefundLate: false,
  open: [],
  notes: 0,
  hasBuyerNote: false,
  assignment: unassigned,
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })

function Orders({ rows }: { rows: { id: string }[] }) {
  const list = useList({ data: rows })
  return (
    <ListContextProvider value={list}>
      <OrderTable empty={<p>None</p>} />
    </ListContextProvider>
  )
}

test('a row says whether the order is a gift or for somebody else', async () => {
  const rows = [
    { ...order, id: '1', name: 'Gives', recipient: { ...recipient, isGift: true }, hasBuyerNote: true },
    { ...order, id: '2', name: 'Sends', recipient: { ...recipient, isGift: false } },
    { ...order, id: '3', name: 'Keeps' },
  ]
  await openPart(<Orders rows={rows} />)
  await expect.element(row('Gives')).toMatchTextContent(/Gift · Customer note/)
  await expect.element(row('Sends')).toMatchTextContent(/For somebody else/)
  await expect.element(row('Keeps')).not.toMatchTextContent(/Gift|somebody else/)
})

test('on a phone the table scrolls in its own box', async () => {
  await page.viewport(390, 844)
  await openPart(<Orders rows={[{ ...order, id: '1' }]} />)
  await expect.element(row('Asmita Gurung')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  const last = page.getByText('Unscheduled').element()
  last.scrollIntoView({ inline: 'end' })
  expect(Math.floor(last.getBoundingClientRect().right)).toBeLessThanOrEqual(390)
})

test('on a phone the buttons above chosen orders scroll in their own box', async () => {
  await page.viewport(390, 844)
  await openPart(<Orders rows={[{ ...order, id: '1' }]} />)
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  const slips = page.getByRole('link', { name: 'Packing slips' })
  await expect.element(slips).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  slips.element().scrollIntoView({ inline: 'end' })
  expect(Math.floor(slips.element().getBoundingClientRect().right)).toBeLessThanOrEqual(390)
})
