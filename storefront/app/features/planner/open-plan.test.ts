import { expect, test, vi } from 'vitest'
import { removePiece } from '#domain/planner/edits.ts'
import { movePiece } from '#domain/planner/move-piece.ts'
import { bedroom } from '#domain/planner/sample-plan.fixture.ts'
import { openPlan } from './open-plan.ts'

const moved = (x: number) => movePiece(bedroom, 'bed', { x, y: 1085 })

test('a change counts at once and is kept, and undo takes it back', () => {
  const keep = vi.fn<(plan: unknown) => void>()
  const open = openPlan(bedroom, keep)
  open.change(moved(3000), 'moved')
  expect([open.plan(), open.read().said]).toEqual([moved(3000), 'moved'])
  open.undo('undone')
  expect(open.plan()).toBe(bedroom)
  open.redo('redone')
  expect(keep.mock.calls.map(([plan]) => plan)).toEqual([moved(3000), bedroom, moved(3000)])
})

test('changes of one kind in a row are one step', () => {
  const open = openPlan(bedroom, () => {})
  for (const x of [3000, 3010, 3020]) open.change(moved(x), '', 'move bed')
  open.undo('')
  expect(open.plan()).toBe(bedroom)
  open.redo('')
  expect(open.plan()).toEqual(moved(3020))
  open.change(moved(3030), '', 'move bed')
  open.undo('')
  expect(open.plan()).toEqual(moved(3020))
})

test('a piece that is gone is no longer chosen', () => {
  const open = openPlan(bedroom, () => {})
  open.select('bed')
  open.change(removePiece(bedroom, 'bed'), '')
  expect(open.read().selected).toBeNull()
})
