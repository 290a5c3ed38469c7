import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerApi, openPart } from '../test/open-part.tsx'
import { sabina } from './assignments.fixture.ts'
import { MentionField } from './mention-field.tsx'

const owners = [
  { id: 'owner', name: 'Owner' },
  { id: '0197f0a4-7c11-4d3e-9c58-0b7a52f1c002', name: 'Sabita Thapa' },
  sabina,
]

function Note() {
  const [words, setWords] = useState('')
  return <MentionField label="Note" value={words} onChange={setWords} />
}

async function open() {
  answerApi({ 'GET /api/admin/assignments/owners': () => ({ status: 200, body: { items: owners } }) })
  await openPart(<Note />)
  await page.getByRole('textbox', { name: 'Note' }).click()
}

const field = () => page.getByRole('textbox', { name: 'Note' })
const list = () => page.getByRole('listbox', { name: 'Colleagues' })

test('an @ offers colleagues, and the keyboard chooses one', async () => {
  await open()
  await userEvent.keyboard('Ask @Sab')
  await expect.element(list().getByRole('option', { name: 'Sabita Thapa', selected: true })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(list().getByRole('option', { name: 'Sabina Rai', selected: true })).toBeVisible()
  await userEvent.keyboard('{Enter}please')
  await expect.element(field()).toHaveValue('Ask @Sabina Rai please')
  await expect.element(list()).not.toBeInTheDocument()
})

test('a mention goes where the cursor is, also by a click', async () => {
  await open()
  await userEvent.keyboard('Ask  today{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}@s')
  await list().getByRole('option', { name: 'Sabina Rai' }).click()
  await expect.element(field()).toHaveValue('Ask @Sabina Rai  today')
  await userEvent.keyboard('!')
  await expect.element(field()).toHaveValue('Ask @Sabina Rai ! today')
})

test('Escape closes the list, and Enter is a new line again', async () => {
  await open()
  await userEvent.keyboard('@sab')
  await expect.element(list()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list()).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}@nobody')
  await expect.element(field()).toHaveValue('@sab\n@nobody')
  expect(list().elements()).toHaveLength(0)
})
