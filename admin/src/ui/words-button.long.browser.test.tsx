import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPart } from '../test/open-part.tsx'
import { FormButton } from './form-button.tsx'
import { LineField } from './plain-fields.tsx'
import { WordsButton } from './words-button.tsx'

const opener = () => page.getByRole('button', { name: 'Add note' })
const note = () => page.getByRole('textbox', { name: 'Note' })
const add = () => page.getByRole('button', { name: 'Save' })

async function openNote(act: (words: string) => Promise<unknown>): Promise<void> {
  await openPart(
    <WordsButton label="Add note" title="Add note" text="" wordsLabel="Note" yes="Save" done="Added" act={act} />,
  )
}

test('the field is empty again after a note was added', async () => {
  const added: string[] = []
  await openNote(async (words) => added.push(words))
  await opener().click()
  await note().fill('Gate code 7')
  await add().click()
  await expect.element(page.getByText('Added')).toBeVisible()
  await opener().click()
  await expect.element(note()).toHaveValue('')
  expect(added).toEqual(['Gate code 7'])
})

test('a refused note stays in the field', async () => {
  await openNote(() => Promise.reject(new Error('The server cannot be reached')))
  await opener().click()
  await note().fill('Gate code 7')
  await add().click()
  await expect.element(page.getByText('The server cannot be reached')).toBeVisible()
  await expect.element(note()).toHaveValue('Gate code 7')
})

test('a backdrop click keeps the typed values of a form dialog', async () => {
  await openPart(
    <FormButton
      label="Hand over"
      title="Hand it over"
      initial={{ code: '' }}
      renderFields={({ code }, change) => (
        <LineField label="Code" value={code} onChange={(digits) => change({ code: digits })} />
      )}
      act={async () => {}}
      done="Done"
    />,
  )
  await page.getByRole('button', { name: 'Hand over' }).click()
  const code = page.getByRole('textbox', { name: 'Code' })
  await code.fill('482190')
  await page
    .getByRole('presentation')
    .first()
    .click({ position: { x: 5, y: 5 } })
  await expect.element(code).toHaveValue('482190')
  await userEvent.keyboard('{Escape}')
  await expect.element(code).not.toBeInTheDocument()
})
