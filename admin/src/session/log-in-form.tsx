import { useState, type FormEvent } from 'react'
import { Alert, Button, Stack, TextField } from '@mui/material'
import { HttpError } from 'react-admin'
import type { StaffLoginBody } from '#contract/admin/staff.ts'
import { t } from '../language/t.ts'

export type LogInFormProps = {
  /** Email address of the account, if known. */
  email?: string
  /** @throws Refusal */
  onSubmit: (body: StaffLoginBody) => Promise<void>
}

/** Login form. Adds a field for the code once the API requires a second factor, and keeps the other values. */
export function LogInForm({ email: knownEmail, onSubmit }: LogInFormProps) {
  const [needsCode, setNeedsCode] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '')
    setIsBusy(true)
    setProblem(undefined)
    try {
      const code = text('code').replaceAll(/\s/g, '')
      await onSubmit({ email: knownEmail ?? text('email').trim(), password: text('password'), ...(code && { code }) })
    } catch (error) {
      const isAskedForCode = error instanceof HttpError && error.body?.code === 'totp_required'
      if (isAskedForCode) setNeedsCode(true)
      if (!isAskedForCode || needsCode) setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 2 }} noValidate={false}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {knownEmail === undefined && (
        <TextField name="email" type="email" label={t('Email')} autoComplete="username" required autoFocus />
      )}
      <TextField
        name="password"
        type="password"
        label={t('Password')}
        autoComplete="current-password"
        required
        autoFocus={knownEmail !== undefined}
      />
      {needsCode && (
        <TextField
          name="code"
          label={t('Code from your app')}
          helperText={t('6 digits, or one of your recovery codes')}
          autoComplete="one-time-code"
          required
          autoFocus
        />
      )}
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('Log in')}
      </Button>
    </Stack>
  )
}
