import { MenuList } from '@mui/material'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { WorkRow } from '#contract/admin/assignments.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import { sabina, unassigned } from './assignments.fixture.ts'
import WorkList from './list.tsx'
import { MyWorkItem } from './my-work-item.tsx'

const since = '2026-11-29T04:00:00.000Z'
const shared = {
  recordId: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0ab',
  name: 'Asmita Gurung',
  since,
  assignment: unassigned,
}
const rows: WorkRow[] = [
  {
    ...shared,
    id: 'ticket:1',
    kind: 'ticket',
    number: 'KT-261121-7F3K9Q2M',
    state: 'open',
    subject: 'complaint',
    assignment: { ...unassigned, owner: sabina, dueAt: '2026-11-01T06:00:00.000Z' },
  },
  {
    ...shared,
    id: 'delivery:2',
    kind: 'delivery',
    number: 'KA-261121-7Q2M4XZP',
    state: 'planned',
    day: '2026-12-01',
    slot: 'morning',
    isPickup: false,
  },
]

const mentions = [
  {
    noteId: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0ee',
    orderId: shared.recordId,
    number: 'KA-261121-GAVYVY3W',
    by: 'Ram Thapa',
    words: '@Owner, the customer asks for a call',
    at: since,
  },
]

function answerWork() {
  const asked: string[] = []
  answerApi({
    'GET /api/admin/assignments/mentions': () => ({ status: 200, body: { items: mentions } }),
    'GET /api/admin/assignments': () => ({ status: 200, body: { items: rows, total: 2, hasMore: false } }),
  })
  const answering = globalThis.fetch
  globalThis.fetch = (path, options) => {
    if (String(path).startsWith('/api/admin/assignments?')) asked.push(String(path))
    return answering(path, options)
  }
  return asked
}

const row = (name: string) => page.getByRole('row').filter({ hasText: name })

test('work of all kinds is in one list, with what is overdue in words', async () => {
  answerWork()
  await openPart(<WorkList />, 'assignments')
  await expect
    .element(row('KT-261121-7F3K9Q2M'))
    .toMatchTextContent(/Overdue\s*since 1 Nov 2026.*Message.*Complaint.*Needs reply/)
  await expect.element(row('KA-261121-7Q2M4XZP')).toMatchTextContent(/–.*Delivery.*Tue 1 Dec.*Scheduled/)
})

test('a phone shows customer and owner within each piece of work, and no number is broken into lines', async () => {
  await page.viewport(390, 800)
  onTestFinished(() => page.viewport(1280, 800))
  answerWork()
  await openPart(<WorkList />, 'assignments')
  await expect.element(row('KT-261121-7F3K9Q2M').getByText('Asmita Gurung').first()).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Customer' })).not.toBeInTheDocument()
  await page.getByRole('tab', { name: 'Everybody’s' }).click()
  await expect.element(row('KT-261121-7F3K9Q2M').getByText('Sabina Rai').first()).toBeVisible()
  await expect.element(row('KA-261121-7Q2M4XZP').getByRole('button', { name: 'Take it' })).toBeInViewport()
  const number = page.getByText('KT-261121-7F3K9Q2M', { exact: true })
  expect(number.element().getClientRects()).toHaveLength(1)
})

test('the tabs ask for one’s own, nobody’s and everybody’s work', async () => {
  const asked = answerWork()
  await openPart(<WorkList />, 'assignments')
  await expect.element(row('KT-261121-7F3K9Q2M')).toBeVisible()
  await page.getByRole('tab', { name: 'Everybody’s' }).click()
  await expect.element(row('KT-261121-7F3K9Q2M')).toMatchTextContent(/Sabina Rai/)
  await expect.element(row('KA-261121-7Q2M4XZP').getByRole('button', { name: 'Take it' })).toBeVisible()
  await page.getByRole('tab', { name: 'Nobody’s' }).click()
  await expect.poll(() => asked.at(-1)).toContain('of=nobody')
  expect(asked[0]).toContain('of=mine')
})

test('the menu counts one’s own work, and says how much is overdue', async () => {
  answerApi({
    'GET /api/admin/assignments/counts': () => ({ status: 200, body: { mine: 100, overdue: 2, mentions: 1 } }),
  })
  await openPart(
    <MenuList>
      <MyWorkItem />
    </MenuList>,
  )
  const item = page.getByRole('menuitem', { name: 'My work: 99+, 2 overdue, 1 mention' })
  await expect.element(item).toBeVisible()
})

test('a mention leads to its order', async () => {
  answerWork()
  await openPart(<WorkList />, 'assignments')
  await expect.element(page.getByText('“@Owner, the customer asks for a call”')).toBeVisible()
  const link = page.getByRole('link', { name: 'Order KA-261121-GAVYVY3W' })
  await expect.element(link).toHaveAttribute('href', `/orders/${shared.recordId}/show`)
})
