import { Fragment, useState, type FormEvent, type ReactNode } from 'react'
import { Alert, Button, Stack } from '@mui/material'
import { HttpError } from 'react-admin'

export type CallFormProps = {
  /** Label of the submit button. */
  submit: string
  /** Receives the typed values by field name. @throws Refusal */
  onSubmit: (typed: Record<string, string>) => Promise<void>
  /** Renders the fields, given the API's problem with each. */
  children: (problems: Record<string, string>) => ReactNode
  color?: 'primary' | 'error'
}

/** Small form outside of react-admin's records. Shows the API's refusals beside the fields they name. */
export function CallForm({ submit, onSubmit, children, color = 'primary' }: CallFormProps) {
  const [problem, setProblem] = useState<string>()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isBusy, setIsBusy] = useState(false)
  const [sent, setSent] = useState(0)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    setIsBusy(true)
    setProblem(undefined)
    setProblems({})
    try {
      await onSubmit(Object.fromEntries(typed))
      setSent((before) => before + 1)
    } catch (error) {
      const fields: Record<string, string> = (error instanceof HttpError && error.body?.fields) || {}
      setProblems(fields)
      if (Object.keys(fields).length === 0) setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setIsBusy(false)
    }
  }

  /** Clears a field's problem as soon as its value changes. */
  function forgetProblem({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement)) return
    setProblems((all) => Object.fromEntries(Object.entries(all).filter(([name]) => name !== target.name)))
  }

  return (
    <Stack
      component="form"
      onSubmit={send}
      onInput={forgetProblem}
      sx={{ gap: 2, alignItems: 'stretch', maxWidth: 560 }}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      {/* The key remounts the fields, so that a password is cleared after its change. */}
      <Fragment key={sent}>{children(problems)}</Fragment>
      <Button type="submit" variant="contained" color={color} loading={isBusy} sx={{ alignSelf: 'start' }}>
        {submit}
      </Button>
    </Stack>
  )
}

/** Returns a field's props for its problem or its help text. */
export function helped(problem: string | undefined, help?: ReactNode) {
  return { error: problem !== undefined, helperText: problem ?? help }
}
