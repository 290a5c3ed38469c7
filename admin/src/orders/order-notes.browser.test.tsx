import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import { OrderNotes } from './order-notes.tsx'

const note = { id: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0ee', staffName: 'Ram Thapa', at: '2026-11-29T04:00:00.000Z' }
const order = {
  id: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0ab',
  notes: [{ ...note, words: '@Owner, the customer asks for a call' }],
} as AdminOrder

function answerCounts(mentions: number) {
  const seen: object[] = []
  answerApi({
    'GET /api/admin/assignments/counts': () => ({ status: 200, body: { mine: 0, overdue: 0, mentions } }),
    'POST /api/admin/assignments/mentions/seen': ({ body }) => {
      seen.push(body as object)
      return { status: 200, body: {} }
    },
  })
  return seen
}

test('the notes that the page shows are marked as seen, and no others', async () => {
  const seen = answerCounts(1)
  await openPart(<OrderNotes order={order} />)
  await expect.element(page.getByText('@Owner, the customer asks for a call')).toBeVisible()
  await expect.poll(() => seen).toEqual([{ noteIds: [note.id] }])
})
