import { useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from '@mui/material'
import { colorOf, FormDialog, useFinish } from './form-dialog.tsx'

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

/** Button for an action that needs input: opens a dialog, shows a notice and refreshes the page. */
export function FormButton<Values extends object>(props: FormButtonProps<Values>) {
  const { label, title, text, initial, renderFields, act, done, yes = label, isDanger = false, ...look } = props
  const [values, setValues] = useState<Values>()
  const finish = useFinish(undefined)
  const close = () => setValues(undefined)
  return (
    <>
      <Button {...look} color={colorOf(isDanger)} onClick={() => setValues(initial)}>
        {label}
      </Button>
      {values && (
        <FormDialog
          title={title}
          width="sm"
          yes={yes}
          isDanger={isDanger}
          act={() => act(values)}
          onDone={() => {
            close()
            finish(done)
          }}
          onClose={close}
        >
          {text !== undefined && <div>{text}</div>}
          {renderFields(values, (changes) => setValues({ ...values, ...changes }))}
        </FormDialog>
      )}
    </>
  )
}
