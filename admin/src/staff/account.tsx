import type { ReactNode } from 'react'
import { Card, CardContent, Stack, TextField, Typography } from '@mui/material'
import { Title, useNotify } from 'react-admin'
import type { StaffMe } from '#contract/admin/staff.ts'
import { put } from '../api.ts'
import { CallForm, helped } from '../login/call-form.tsx'
import { NewPasswordInput } from '../login/new-password-input.tsx'
import { rememberStaff } from '../session/staff-session.ts'
import { useStaff } from '../session/use-can.ts'
import { FORM_WIDTH_PX } from '../theme/controls.ts'
import { OwnSessions } from './own-sessions.tsx'
import { OwnTotp } from './own-totp.tsx'
import { roleNames } from './roles.ts'

/** What everybody of the staff may change of themselves. */
export default function Account() {
  return (
    <Stack sx={{ gap: 2, mt: 2, maxWidth: FORM_WIDTH_PX }}>
      <Title title="My account" />
      <Part title="Name">
        <OwnName />
      </Part>
      <Part title="Second factor">
        <OwnTotp />
      </Part>
      <Part title="Password">
        <OwnPassword />
      </Part>
      <Part title="Where you are logged in">
        <OwnSessions />
      </Part>
    </Stack>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardContent sx={{ p: 3, display: 'grid', gap: 2 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  )
}

function OwnName() {
  const me = useStaff()
  const notify = useNotify()

  async function save({ name }: Record<string, string>) {
    rememberStaff(await put<StaffMe>('/me', { name }))
    notify('Your name is saved', { type: 'success' })
  }

  return (
    <CallForm submit="Save the name" onSubmit={save}>
      {({ name }) => (
        <>
          <Typography color="text.secondary">{me && `${me.email}, ${roleNames[me.role]}`}</Typography>
          <TextField
            name="name"
            label="Your name"
            defaultValue={me?.name}
            autoComplete="name"
            required
            {...helped(name)}
          />
        </>
      )}
    </CallForm>
  )
}

function OwnPassword() {
  const notify = useNotify()

  async function change({ oldPassword, password }: Record<string, string>) {
    await put('/me/password', { oldPassword, password })
    notify('Your password is changed. Every other login has ended.', { type: 'success' })
  }

  return (
    <CallForm submit="Change the password" onSubmit={change}>
      {({ oldPassword, password }) => (
        <>
          <TextField
            name="oldPassword"
            type="password"
            label="Password you have"
            autoComplete="current-password"
            required
            {...helped(oldPassword)}
          />
          <NewPasswordInput problem={password} label="New password" />
        </>
      )}
    </CallForm>
  )
}
