import { useEffect, useState } from 'react'
import { Alert, CircularProgress, Link, TextField, Typography } from '@mui/material'
import type { OpenInvitation } from '#contract/admin/staff.ts'
import { call } from '../api.ts'
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
      <EntryPage title="Accept your invitation">
        <Alert severity="warning">{problem}</Alert>
        <Link href="/admin">Go to login</Link>
      </EntryPage>
    )
  }
  if (!invitation) {
    return (
      <EntryPage title="Accept your invitation">
        <CircularProgress aria-label="Loading your invitation" />
      </EntryPage>
    )
  }
  return (
    <EntryPage title={`Welcome, ${invitation.name}`}>
      <Typography>
        {invitation.invitedBy} has invited you to Kastha’s back office as <strong>{invitation.role}</strong>. You will
        log in with {invitation.email}.
      </Typography>
      <CallForm submit="Join" onSubmit={(typed) => join({ token, ...typed })}>
        {({ name, password }) => (
          <>
            <input type="hidden" autoComplete="username" value={invitation.email} readOnly />
            <TextField
              name="name"
              label="Your name"
              defaultValue={invitation.name}
              autoComplete="name"
              required
              {...helped(name, 'Shown to customers and in the audit log')}
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
