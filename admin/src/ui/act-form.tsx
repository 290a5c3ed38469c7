import { useState, type ReactNode } from 'react'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, type ButtonProps } from '@mui/material'
import { Form, useNotify, useRefresh } from 'react-admin'
import type { Refusal } from '../refusal.ts'
import { FormProblem } from './form-problem.tsx'

export type ActFormProps<Values> = Pick<ButtonProps, 'startIcon' | 'variant' | 'size'> & {
  label: string
  /** Calls the API. @throws Refusal, shown beside the fields it names */
  act: (values: Values) => Promise<unknown>
  /** Notice after a success. */
  done: string
  /** Title of the dialog; `text` describes the action. */
  title: string
  text?: ReactNode
  /** Label of the submit button. */
  yes?: string
  isDanger?: boolean
  /** Returns the initial values; called each time the form opens. */
  begin?: () => Partial<Values>
  /** Runs after a success, instead of the default page refresh. */
  onDone?: () => void
  /** Inputs of the form. */
  children: ReactNode
}

/** Button for an action that needs input: opens a dialog with a form. */
export function ActForm<Values extends object>({ label, isDanger = false, onDone, ...rest }: ActFormProps<Values>) {
  const { act, done, title, text, yes = label, begin, children, ...look } = rest
  const color = isDanger ? 'error' : 'primary'
  const [opened, setOpened] = useState<{ record: Partial<Values> }>()
  const [isBusy, setIsBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()

  async function submit(values: object) {
    setIsBusy(true)
    try {
      await act(values as Values)
    } catch (error) {
      const refusal = error as Partial<Refusal>
      return (refusal.body as { errors?: object } | undefined)?.errors ?? { root: { serverError: String(error) } }
    } finally {
      setIsBusy(false)
    }
    setOpened(undefined)
    notify(done, { type: 'success' })
    if (onDone) onDone()
    else refresh()
    return undefined
  }

  return (
    <>
      <Button {...look} color={color} onClick={() => setOpened({ record: begin?.() ?? {} })}>
        {label}
      </Button>
      <Dialog
        open={opened !== undefined}
        onClose={(_, reason) => !isBusy && reason !== 'backdropClick' && setOpened(undefined)}
        maxWidth="sm"
        fullWidth
      >
        <DialogTitle>{title}</DialogTitle>
        {opened && (
          <Form record={opened.record} onSubmit={submit} noValidate>
            <DialogContent sx={{ display: 'grid', gap: 1, pt: 0 }}>
              {text && <div>{text}</div>}
              <FormProblem />
              {children}
            </DialogContent>
            <DialogActions>
              <Button color="inherit" disabled={isBusy} onClick={() => setOpened(undefined)}>
                Cancel
              </Button>
              <Button type="submit" variant="contained" color={color} loading={isBusy}>
                {yes}
              </Button>
            </DialogActions>
          </Form>
        )}
      </Dialog>
    </>
  )
}
