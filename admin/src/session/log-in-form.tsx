import { useState, type FormEvent } from 'react'
import { Alert, Button, Stack, TextField } from '@mui/material'
import { HttpError } from 'react-admin'
import type { StaffLoginBody } from '#contract/admin/staff.ts'

export type LogInFormProps = {
  /** Whose password is asked for, where that is known. */
  email?: string
  /** @throws Refusal */
  onSubmit: (body: StaffLoginBody) => Promise<void>
}

/** E-mail and password; the code of the second factor once the API asks for it, with what was typed kept. */
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
        <TextField name="email" type="email" label="E-mail" autoComplete="username" required autoFocus />
      )}
      <TextField
        name="password"
        type="password"
        label="Password"
        autoComplete="current-password"
        required
        autoFocus={knownEmail !== undefined}
      />
      {needsCode && (
        <TextField
          name="code"
          label="Code of your app"
          helperText="Six digits, or one of your recovery codes"
          autoComplete="one-time-code"
          required
          autoFocus
        />
      )}
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        Log in
      </Button>
    </Stack>
  )
}
