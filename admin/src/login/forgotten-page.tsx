import { useState } from 'react'
import { Alert, Link, TextField, Typography } from '@mui/material'
import { RESET_VALID_MINUTES } from '#domain/staff/staff.ts'
import { call } from '../api.ts'
import { t } from '../language/t.ts'
import { CallForm, helped } from './call-form.tsx'
import { EntryPage } from './entry-page.tsx'

/**
 * Form that requests a reset link by email. Its answer does not reveal whether the address belongs to a staff account.
 */
export function ForgottenPage() {
  const [isSent, setIsSent] = useState(false)

  async function send({ email }: Record<string, string>) {
    await call('POST', '/forgotten-password', { body: { email }, isLogIn: true })
    setIsSent(true)
  }

  return (
    <EntryPage title={t('Forgot your password?')}>
      {isSent ? (
        <Alert severity="success">
          {t(
            'If this address belongs to a staff account, we have sent an email with a link. The link is valid for %{minutes} minutes.',
            { minutes: RESET_VALID_MINUTES },
          )}
        </Alert>
      ) : (
        <>
          <Typography>
            {t('We will email you a link to set a new password. You still need your authenticator app to log in.')}
          </Typography>
          <CallForm submit={t('Send link')} onSubmit={send}>
            {({ email }) => (
              <TextField
                name="email"
                type="email"
                label={t('Email')}
                autoComplete="username"
                required
                {...helped(email)}
              />
            )}
          </CallForm>
        </>
      )}
      <Link href="/admin">{t('Back to login')}</Link>
    </EntryPage>
  )
}
