import { useState } from 'react'
import { Alert, Link } from '@mui/material'
import { call } from '../api.ts'
import { t } from '../language/t.ts'
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
    <EntryPage title={t('Set a new password')}>
      {isSet ? (
        <Alert severity="success">{t('Your new password is set. You have been logged out on all devices.')}</Alert>
      ) : (
        <CallForm submit={t('Set password')} onSubmit={set}>
          {({ password }) => <NewPasswordInput problem={password} label={t('New password')} />}
        </CallForm>
      )}
      <Link href={isSet ? '/admin' : '/admin/forgotten'}>{isSet ? t('Log in') : t('Request a new link')}</Link>
    </EntryPage>
  )
}
