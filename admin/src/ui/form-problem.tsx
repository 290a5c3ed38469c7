import { Alert } from '@mui/material'
import { useFormState } from 'react-hook-form'

/** What the API refused, above the inputs; those that it names say it too. */
export function FormProblem() {
  const { errors } = useFormState()
  const said = (errors.root?.['serverError'] as { message?: string } | string | undefined) ?? undefined
  const message = typeof said === 'string' ? said : said?.message
  return message === undefined ? null : <Alert severity="error">{message}</Alert>
}
