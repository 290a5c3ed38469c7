import { TextField } from '@mui/material'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPart } from '../test/open-part.tsx'
import { FormButton } from './form-button.tsx'

const reason = () => page.getByRole('textbox', { name: 'Reason' })

test('a backdrop click keeps the dialog open with the typed values; Cancel closes it', async () => {
  await openPart(
    <FormButton
      label="Block"
      title="Block this customer?"
      initial={{ reason: '' }}
      renderFields={(values, change) => (
        <TextField label="Reason" value={values.reason} onChange={({ target }) => change({ reason: target.value })} />
      )}
      act={async () => {}}
      done="Blocked"
    />,
  )
  await page.getByRole('button', { name: 'Block' }).click()
  await reason().fill('Returns everything')
  const dialog = page.getByRole('dialog').element().closest('.MuiDialog-container')!
  await userEvent.click(dialog, { position: { x: 5, y: 5 } })
  await expect.element(reason()).toHaveValue('Returns everything')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
