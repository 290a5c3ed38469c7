import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, type ButtonProps } from '@mui/material'
import { useNotify, useRefresh } from 'react-admin'

type FormButtonProps<Values> = Pick<ButtonProps, 'variant' | 'disabled' | 'startIcon'> & {
  label: string
  title: string
  /** Text above the fields. */
  text?: ReactNode
  /** Initial values each time the dialog opens. */
  initial: Values
  renderFields: (values: Values, change: (changes: Partial<Values>) => void) => ReactNode
  /** @throws Refusal, shown above the fields; the typed values stay */
  act: (values: Values) => Promise<unknown>
  done: string
  yes?: string
  isDanger?: boolean
}

/**
 * Button for an action that needs input: opens a dialog, shows a notice and refreshes the page. A backdrop click does
 * not close the dialog, as the typed values would be lost.
 */
export function FormButton<Values extends object>(props: FormButtonProps<Values>) {
  const { label, title, text, initial, renderFields, act, done, yes, isDanger = false, ...look } = props
  const [values, setValues] = useState<Values>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [notify, refresh, titleId] = [useNotify(), useRefresh(), useId()]
  const color = isDanger ? 'error' : 'primary'

  function close() {
    setValues(undefined)
    setProblem(undefined)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    try {
      await act(values!)
      close()
      notify(done, { type: 'success' })
      refresh()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <Button {...look} color={color} onClick={() => setValues(initial)}>
        {label}
      </Button>
      {values && (
        <Dialog
          open
          onClose={(_, reason) => !isBusy && reason !== 'backdropClick' && close()}
          maxWidth="sm"
          fullWidth
          aria-labelledby={titleId}
        >
          <form onSubmit={submit} noValidate>
            <DialogTitle id={titleId}>{title}</DialogTitle>
            <DialogContent sx={{ display: 'grid', gap: 2 }}>
              {problem !== undefined && <Alert severity="error">{problem}</Alert>}
              {text !== undefined && <div>{text}</div>}
              {renderFields(values, (changes) => setValues({ ...values, ...changes }))}
            </DialogContent>
            <DialogActions>
              <Button color="inherit" disabled={isBusy} onClick={close}>
                Cancel
              </Button>
              <Button type="submit" variant="contained" color={color} loading={isBusy}>
                {yes ?? label}
              </Button>
            </DialogActions>
          </form>
        </Dialog>
      )}
    </>
  )
}
