import { useEffect, useState } from 'react'
import { Alert, CircularProgress, Link, TextField, Typography } from '@mui/material'
import type { OpenInvitation } from '#contract/admin/staff.ts'
import { call } from '../api.ts'
import { t, tNodes } from '../language/t.ts'
import { CallForm, helped } from './call-form.tsx'
import { EntryPage, linkToken } from './entry-page.tsx'
import { NewPasswordInput } from './new-password-input.tsx'

/** Page behind an invitation link: asks for name and password, then logs in. */
export function JoinPage() {
  const token = linkToken()
  const [invitation, setInvitation] = useState<OpenInvitation>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    call<OpenInvitation>('POST', '/join/invitation', { body: { token }, isLogIn: true })
      .then(setInvitation)
      .catch((error: Error) => setProblem(error.message))
  }, [token])

  if (problem) {
    return (
      <EntryPage title={t('Accept your invitation')}>
        <Alert severity="warning">{problem}</Alert>
        <Link href="/admin">{t('Go to login')}</Link>
      </EntryPage>
    )
  }
  if (!invitation) {
    return (
      <EntryPage title={t('Accept your invitation')}>
        <CircularProgress aria-label={t('Loading your invitation')} />
      </EntryPage>
    )
  }
  return (
    <EntryPage title={t('Welcome, %{name}', { name: invitation.name })}>
      <Typography>
        {tNodes('%{invitedBy} has invited you to Kastha’s back office as %{role}. You will log in with %{email}.', {
          ...invitation,
          role: <strong>{t(invitation.role)}</strong>,
        })}
      </Typography>
      <CallForm submit={t('Join')} onSubmit={(typed) => join({ token, ...typed })}>
        {({ name, password }) => (
          <>
            <input type="hidden" autoComplete="username" value={invitation.email} readOnly />
            <TextField
              name="name"
              label={t('Your name')}
              defaultValue={invitation.name}
              autoComplete="name"
              required
              {...helped(name, t('Shown to customers and in the audit log'))}
            />
            <NewPasswordInput problem={password} />
          </>
        )}
      </CallForm>
    </EntryPage>
  )
}

async function join(body: Record<string, string>) {
  await call('POST', '/join', { body, isLogIn: true })
  location.replace('/admin') // a full reload, without the link in the history
}
