import { ListContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { RemovedPictures } from '#contract/admin/media.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import { RemoveChosen } from './remove-chosen.tsx'

const chosen = ['0123456789abcdef01234567', '1123456789abcdef01234567']

/** Deletes the chosen pictures, of which the API keeps some. */
async function deleteThem(kept: RemovedPictures['kept']) {
  answerApi({ 'POST /api/admin/pictures/removal': () => ({ status: 200, body: { kept } }) })
  const list = { selectedIds: chosen, onUnselectItems: () => {} } as never
  await openPart(
    <ListContextProvider value={list}>
      <RemoveChosen />
    </ListContextProvider>,
    'pictures',
  )
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
}

test('pictures that all came into use are not called deleted', async () => {
  await deleteThem(chosen)
  await expect.element(page.getByText('All of them are in use by now and were kept.')).toBeVisible()
  await expect.element(page.getByText('Unused pictures deleted')).not.toBeInTheDocument()
})

test('the number of pictures that were kept is named', async () => {
  await deleteThem([chosen[0]!])
  await expect.element(page.getByText('In use by now, and kept: 1')).toBeVisible()
})
