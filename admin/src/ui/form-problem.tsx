import { useEffect } from 'react'
import { Alert } from '@mui/material'
import { useFormContext, useFormState, type FieldErrors } from 'react-hook-form'

/** Alert above the inputs with the API's refusal; the inputs it names show their problems too. */
export function FormProblem() {
  const { errors } = useFormState()
  const { clearErrors } = useFormContext()
  // A form with errors cannot be submitted, and users could never fix an error of a field without an input.
  useEffect(() => {
    const nowhere = withoutInput(errors)
    if (nowhere.length > 0) clearErrors(nowhere)
  })
  const said = (errors.root?.['serverError'] as { message?: string } | string | undefined) ?? undefined
  const message = typeof said === 'string' ? said : said?.message
  return message === undefined ? null : <Alert severity="error">{message}</Alert>
}

type Wrong = { message?: unknown; ref?: unknown }

/** Returns the names of invalid fields without an input: `shown.lines.0.price`. */
function withoutInput(errors: FieldErrors, path = ''): string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const name = `${path}${key}`
    if (name === 'root' || !error) return []
    const { message, ref }: Wrong = error
    if (typeof message === 'string') return ref ? [] : [name]
    return withoutInput(error as FieldErrors, `${name}.`)
  })
}
