import { TextField } from '@mui/material'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPart } from '../test/open-part.tsx'
import { CallForm } from './call-form.tsx'
import { NewPasswordInput } from './new-password-input.tsx'

test('password fields are cleared after a success and kept after a refusal', async () => {
  const answers = [() => Promise.reject(new Error('The server cannot be reached')), () => Promise.resolve()]
  await openPart(
    <CallForm submit="Change" onSubmit={() => answers.shift()!()}>
      {() => (
        <>
          <TextField name="oldPassword" type="password" label="Current password" />
          <NewPasswordInput problem={undefined} label="New password" />
        </>
      )}
    </CallForm>,
  )
  const fields = [/^Current password/, /^New password/].map((label) => page.getByLabelText(label))
  for (const field of fields) await field.fill('teak and sal wood 27')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect.element(page.getByText('The server cannot be reached')).toBeVisible()
  for (const field of fields) await expect.element(field).toHaveValue('teak and sal wood 27')
  await page.getByRole('button', { name: 'Change' }).click()
  for (const field of fields) await expect.element(field).toHaveValue('')
})
