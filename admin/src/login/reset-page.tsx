import { useState } from 'react'
import { Alert, Link } from '@mui/material'
import { call } from '../api.ts'
import { CallForm } from './call-form.tsx'
import { EntryPage, linkToken } from './entry-page.tsx'
import { NewPasswordInput } from './new-password-input.tsx'

/** Page behind the emailed link for a forgotten password. */
export function ResetPage() {
  const [isSet, setIsSet] = useState(false)

  async function set(typed: Record<string, string>) {
    await call('POST', '/password-reset', { body: { token: linkToken(), ...typed }, isLogIn: true })
    history.replaceState(null, '', location.pathname)
    setIsSet(true)
  }

  return (
    <EntryPage title="Set a new password">
      {isSet ? (
        <Alert severity="success">Your new password is set. You have been logged out on all devices.</Alert>
      ) : (
        <CallForm submit="Set password" onSubmit={set}>
          {({ password }) => <NewPasswordInput problem={password} label="New password" />}
        </CallForm>
      )}
      <Link href={isSet ? '/admin' : '/admin/forgotten'}>{isSet ? 'Log in' : 'Request a new link'}</Link>
    </EntryPage>
  )
}
