import { TextField } from '@mui/material'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { post } from '../api.ts'
import { CallForm } from '../login/call-form.tsx'
import { answerApi, openPart } from '../test/open-part.tsx'
import { StaleProof } from './stale-proof-dialog.tsx'
import { rememberStaff } from './staff-session.ts'

const proofRequired = { status: 403, body: { code: 'proof_required', message: 'Enter your password again to go on.' } }
const wrong = { status: 400, body: { message: 'Wrong', fields: { password: 'The password is wrong.' } } }

/** Renders a form that the API refuses until the password is given. @returns the bodies sent, in order */
async function openRefund(proofs: { status: number; body: object }[]) {
  const sent: unknown[] = []
  let isProved = false
  answerApi({
    'POST /api/admin/refunds/7/record': ({ body }) => {
      sent.push(body)
      return isProved ? { status: 200, body: {} } : proofRequired
    },
    'POST /api/admin/me/proof': ({ body }) => {
      sent.push(body)
      const answer = proofs.shift()!
      isProved = answer.status === 200
      return answer
    },
  })
  await openPart(
    <>
      <CallForm submit="Record" onSubmit={(typed) => post('/refunds/7/record', typed)}>
        {() => <TextField name="reference" label="Reference" />}
      </CallForm>
      <StaleProof />
    </>,
  )
  await page.getByLabelText('Reference').fill('NMB-27')
  await page.getByRole('button', { name: 'Record' }).click()
  return sent
}

const dialog = page.getByRole('dialog', { name: 'Confirm your identity' })
const goOn = page.getByRole('button', { name: 'Continue' })

test('the dialog asks for the password, then the action runs with the typed values', async () => {
  const sent = await openRefund([wrong, { status: 200, body: {} }])
  await page.getByLabelText(/^Your password/).fill('guessed')
  await goOn.click()
  await expect.element(page.getByText('The password is wrong.')).toBeVisible()
  await page.getByLabelText(/^Your password/).fill('teak and sal wood 27')
  await goOn.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(() => sent)
    .toEqual([
      { reference: 'NMB-27' },
      { password: 'guessed' },
      { password: 'teak and sal wood 27' },
      { reference: 'NMB-27' },
    ])
})

test('cancelling keeps the typed values and shows the refusal', async () => {
  const sent = await openRefund([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Enter your password again to go on.')).toBeVisible()
  await expect.element(page.getByLabelText('Reference')).toHaveValue('NMB-27')
  expect(sent).toHaveLength(1)
})

test('staff with a second factor can enter a code or the password', async () => {
  const sent = await openRefund([{ status: 200, body: {} }])
  rememberStaff({ name: 'Owner', email: 'owner@kastha.example', hasTotp: true } as never)
  await page.getByRole('button', { name: 'Use a code from my app' }).click()
  await page.getByLabelText(/^Code from your app/).fill('123456')
  await goOn.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent[1]).toEqual({ code: '123456' })
})
