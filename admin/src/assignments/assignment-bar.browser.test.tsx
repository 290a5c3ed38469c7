import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Assignment, AssignmentBody } from '#contract/admin/assignments.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import { AssignmentBar } from './assignment-bar.tsx'
import { sabina, unassigned } from './assignments.fixture.ts'

const id = '0197f0a4-7c11-4d3e-9c58-0b7a52f1c0ab'
const owners = { items: [{ id: 'owner', name: 'Owner' }, sabina] }

async function open(assignment: Assignment, answer = { status: 200, body: assignment as object }) {
  const saved: AssignmentBody[] = []
  answerApi({
    'GET /api/admin/assignments/owners': () => ({ status: 200, body: owners }),
    [`PUT /api/admin/assignments/orders/${id}`]: ({ body }) => {
      saved.push(body as AssignmentBody)
      return answer
    },
  })
  await openPart(<AssignmentBar kind="order" id={id} assignment={assignment} />)
  return saved
}

test('one click takes a record that nobody owns, and keeps its due time', async () => {
  const dueAt = '2099-12-01T06:00:00.000Z'
  const saved = await open({ ...unassigned, dueAt })
  await expect.element(page.getByRole('group', { name: 'Assignment' })).toMatchTextContent(/Owner: Nobody.*Due 1 Dec/)
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect.element(page.getByText('It is yours now')).toBeVisible()
  expect(saved).toEqual([{ ownerId: 'owner', dueAt, version: unassigned.version }])
})

test('a due time is entered in Nepal time', async () => {
  const saved = await open({ ...unassigned, owner: { id: 'owner', name: 'Owner' } })
  await expect.element(page.getByRole('button', { name: 'Take it' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Assign' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('combobox', { name: 'Owner' })).toMatchTextContent(/^Owner \(me\)$/)
  await dialog.getByRole('combobox', { name: 'Owner' }).click()
  await page.getByRole('option', { name: 'Sabina Rai' }).click()
  await dialog.getByLabelText('Due').fill('2099-12-01T17:00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Owner and due time saved')).toBeVisible()
  expect(saved).toEqual([{ ownerId: sabina.id, dueAt: '2099-12-01T11:15:00.000Z', version: unassigned.version }])
})

test('the slower of two reads who was faster', async () => {
  const message =
    'Somebody else has changed the owner or due time meanwhile: now Sabina Rai owns it. Nothing was saved.'
  const body = { success: false, error: true, code: 'stale', message, current: { ...unassigned, owner: sabina } }
  await open(unassigned, { status: 409, body })
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect.element(page.getByText(message)).toBeVisible()
})

test('an overdue record says so in words', async () => {
  await open({ ...unassigned, dueAt: '2026-11-01T06:00:00.000Z' })
  await expect.element(page.getByRole('group')).toMatchTextContent(/Overdue\s*since 1 Nov 2026, 11:45/)
})

test('a finished record keeps its owner, and nobody takes it', async () => {
  await open({ ...unassigned, owner: sabina, isOpen: false })
  await expect.element(page.getByText('Sabina Rai')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})
