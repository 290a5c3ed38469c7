import { useEffect } from 'react'
import { Alert } from '@mui/material'
import { useFormContext, useFormState, type FieldErrors } from 'react-hook-form'

/** What the API refused, above the inputs; those that it names say it too. */
export function FormProblem() {
  const { errors } = useFormState()
  const { clearErrors } = useFormContext()
  // A form sends nothing while a field is wrong, and what has no input can never be put right.
  useEffect(() => {
    const nowhere = withoutInput(errors)
    if (nowhere.length > 0) clearErrors(nowhere)
  })
  const said = (errors.root?.['serverError'] as { message?: string } | string | undefined) ?? undefined
  const message = typeof said === 'string' ? said : said?.message
  return message === undefined ? null : <Alert severity="error">{message}</Alert>
}

type Wrong = { message?: unknown; ref?: unknown }

/** Names of the wrong fields that the form has no input for: `shown.lines.0.price`. */
function withoutInput(errors: FieldErrors, path = ''): string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const name = `${path}${key}`
    if (name === 'root' || !error) return []
    const { message, ref }: Wrong = error
    if (typeof message === 'string') return ref ? [] : [name]
    return withoutInput(error as FieldErrors, `${name}.`)
  })
}
