import { TextField } from '@mui/material'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPart } from '../test/open-part.tsx'
import { CallForm } from './call-form.tsx'
import { NewPasswordInput } from './new-password-input.tsx'

test('passwords do not stay typed once they were sent, and stay after a refusal', async () => {
  const answers = [() => Promise.reject(new Error('The shop cannot be reached')), () => Promise.resolve()]
  await openPart(
    <CallForm submit="Change" onSubmit={() => answers.shift()!()}>
      {() => (
        <>
          <TextField name="oldPassword" type="password" label="Password you have" />
          <NewPasswordInput problem={undefined} label="New password" />
        </>
      )}
    </CallForm>,
  )
  const fields = [/^Password you have/, /^New password/].map((label) => page.getByLabelText(label))
  for (const field of fields) await field.fill('teak and sal wood 27')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect.element(page.getByText('The shop cannot be reached')).toBeVisible()
  for (const field of fields) await expect.element(field).toHaveValue('teak and sal wood 27')
  await page.getByRole('button', { name: 'Change' }).click()
  for (const field of fields) await expect.element(field).toHaveValue('')
})
