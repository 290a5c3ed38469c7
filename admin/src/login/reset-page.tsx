import { useState } from 'react'
import { Alert, Link } from '@mui/material'
import { call } from '../api.ts'
import { CallForm } from './call-form.tsx'
import { Door } from './door.tsx'
import { linkToken } from './link-token.ts'
import { NewPasswordInput } from './new-password-input.tsx'

/** Where the mail for a forgotten password leads. */
export function ResetPage() {
  const [isSet, setIsSet] = useState(false)

  async function set(typed: Record<string, string>) {
    await call('POST', '/password-reset', { body: { token: linkToken(), ...typed }, isLogIn: true })
    history.replaceState(null, '', location.pathname)
    setIsSet(true)
  }

  return (
    <Door title="Set a new password">
      {isSet ? (
        <Alert severity="success">Your new password is set, and every login you had has ended.</Alert>
      ) : (
        <CallForm submit="Set it" onSubmit={set}>
          {({ password }) => <NewPasswordInput problem={password} label="New password" />}
        </CallForm>
      )}
      <Link href={isSet ? '/admin' : '/admin/forgotten'}>{isSet ? 'Log in' : 'Ask for another link'}</Link>
    </Door>
  )
}
