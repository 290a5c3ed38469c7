import type { ReactNode } from 'react'
import { Card, CardContent, Stack, TextField, Typography } from '@mui/material'
import { Title, useNotify } from 'react-admin'
import type { StaffMe } from '#contract/admin/staff.ts'
import { put } from '../api.ts'
import { t } from '../language/t.ts'
import { CallForm, helped } from '../login/call-form.tsx'
import { NewPasswordInput } from '../login/new-password-input.tsx'
import { rememberStaff, useStaff } from '../session/staff-session.ts'
import { FORM_WIDTH_PX } from '../theme/controls.ts'
import { OwnSessions } from './own-sessions.tsx'
import { OwnTotp } from './own-totp.tsx'
import { roleNames } from './roles.ts'

/** Account page on which staff manage their name, second factor, password and sessions. */
export default function Account() {
  return (
    <Stack sx={{ gap: 2, mt: 2, maxWidth: FORM_WIDTH_PX }}>
      <Title title={t('My account')} />
      <Part title={t('Name')}>
        <OwnName />
      </Part>
      <Part title={t('Two-factor authentication')}>
        <OwnTotp />
      </Part>
      <Part title={t('Password')}>
        <OwnPassword />
      </Part>
      <Part title={t('Active sessions')}>
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
    notify(t('Name saved'), { type: 'success' })
  }

  return (
    <CallForm submit={t('Save name')} onSubmit={save}>
      {({ name }) => (
        <>
          <Typography color="text.secondary">{me && `${me.email}, ${roleNames[me.role]}`}</Typography>
          <TextField
            name="name"
            label={t('Your name')}
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
    notify(t('Password changed. You have been logged out on all other devices.'), { type: 'success' })
  }

  return (
    <CallForm submit={t('Change password')} onSubmit={change}>
      {({ oldPassword, password }) => (
        <>
          <TextField
            name="oldPassword"
            type="password"
            label={t('Current password')}
            autoComplete="current-password"
            required
            {...helped(oldPassword)}
          />
          <NewPasswordInput problem={password} label={t('New password')} />
        </>
      )}
    </CallForm>
  )
}
