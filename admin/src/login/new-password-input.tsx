import { useState } from 'react'
import { TextField } from '@mui/material'
import { passwordStrength } from '#domain/password.ts'
import { staffPasswordProblem } from '#domain/staff-password.ts'
import { MIN_STAFF_PASSWORD_LENGTH } from '#domain/staff.ts'
import { helped } from './call-form.tsx'

const said = { weak: 'Weak: add words, or other kinds of signs', fair: 'Fair', strong: 'Strong' } as const

/** The field `password`, which says how hard what is typed would be to guess. */
export function NewPasswordInput({ problem, label = 'Password' }: { problem: string | undefined; label?: string }) {
  const [password, setPassword] = useState('')
  const isTooWeak = password !== '' && staffPasswordProblem(password) !== undefined
  const strength = passwordStrength(password)
  const help =
    isTooWeak || !strength
      ? `At least ${MIN_STAFF_PASSWORD_LENGTH} signs. Some words in a row are good.`
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
