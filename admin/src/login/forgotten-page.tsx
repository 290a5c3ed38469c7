import { useState } from 'react'
import { Alert, Link, TextField, Typography } from '@mui/material'
import { RESET_VALID_MINUTES } from '#domain/staff.ts'
import { call } from '../api.ts'
import { CallForm, helped } from './call-form.tsx'
import { Door } from './door.tsx'

/** Asks for a link by mail; says the same whether or not the address is that of somebody of the staff. */
export function ForgottenPage() {
  const [isSent, setIsSent] = useState(false)

  async function send({ email }: Record<string, string>) {
    await call('POST', '/forgotten-password', { body: { email }, isLogIn: true })
    setIsSent(true)
  }

  return (
    <Door title="Forgotten password">
      {isSent ? (
        <Alert severity="success">
          If this is the address of somebody of the staff, a mail with a link is on its way. It is good for{' '}
          {RESET_VALID_MINUTES} minutes.
        </Alert>
      ) : (
        <>
          <Typography>We mail you a link to set a new password. A second factor stays needed.</Typography>
          <CallForm submit="Send the link" onSubmit={send}>
            {({ email }) => (
              <TextField name="email" type="email" label="E-mail" autoComplete="username" required {...helped(email)} />
            )}
          </CallForm>
        </>
      )}
      <Link href="/admin">Back to the login</Link>
    </Door>
  )
}
