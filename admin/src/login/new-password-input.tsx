import { useState } from 'react'
import { TextField } from '@mui/material'
import { passwordStrength } from '#domain/accounts/password.ts'
import { staffPasswordProblem, MIN_STAFF_PASSWORD_LENGTH } from '#domain/staff/staff.ts'
import { helped } from './call-form.tsx'

const said = { weak: 'Weak: add words or other kinds of characters', fair: 'Fair', strong: 'Strong' } as const

/** Field `password` with a strength hint. */
export function NewPasswordInput({ problem, label = 'Password' }: { problem: string | undefined; label?: string }) {
  const [password, setPassword] = useState('')
  const isTooWeak = password !== '' && staffPasswordProblem(password) !== undefined
  const strength = passwordStrength(password)
  const help =
    isTooWeak || !strength
      ? `At least ${MIN_STAFF_PASSWORD_LENGTH} characters. A few random words work well.`
      : said[strength]
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
