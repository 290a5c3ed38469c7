import { useState } from 'react'
import { TextField } from '@mui/material'
import { passwordStrength } from '#domain/accounts/password.ts'
import { staffPasswordProblem, MIN_STAFF_PASSWORD_LENGTH } from '#domain/staff/staff.ts'
import { t } from '../language/t.ts'
import { helped } from './call-form.tsx'

const strengthWords = {
  weak: t('Weak: add words or other kinds of characters'),
  fair: t('Fair'),
  strong: t('Strong'),
} as const

/** Field `password` with a strength hint. */
export function NewPasswordInput({ problem, label = t('Password') }: { problem: string | undefined; label?: string }) {
  const [password, setPassword] = useState('')
  const isTooWeak = password !== '' && staffPasswordProblem(password) !== undefined
  const strength = passwordStrength(password)
  const help =
    isTooWeak || !strength
      ? t('At least %{least} characters. A few random words work well.', { least: MIN_STAFF_PASSWORD_LENGTH })
      : strengthWords[strength]
  return (
    <TextField
      name="password"
      type="password"
      label={label}
      autoComplete="new-password"
      required
      value={password}
      onChange={({ target }) => setPassword(target.value)}
      {...helped(problem, help)}
      slotProps={{ formHelperText: { 'aria-live': 'polite' } }}
    />
  )
}
