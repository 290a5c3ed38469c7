import { useState, type ReactNode } from 'react'
import { Button, DialogContent, type ButtonProps } from '@mui/material'
import { Form } from 'react-admin'
import type { Refusal } from '../refusal.ts'
import { colorOf, DialogButtons, DialogFrame, useFinish, type Done } from './form-dialog.tsx'
import { FormProblem } from './form-problem.tsx'

export type ActFormProps<Values> = Pick<ButtonProps, 'startIcon' | 'variant' | 'size'> & {
  label: string
  /** Calls the API. @throws Refusal, shown beside the fields it names */
  act: (values: Values) => Promise<unknown>
  /** Notice after a success; it can depend on the API's answer. */
  done: Done | ((result: unknown) => Done)
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

/** Like `FormButton`, with react-admin's inputs: a refusal shows beside the fields that it names. */
export function ActForm<Values extends object>({ label, isDanger = false, onDone, ...rest }: ActFormProps<Values>) {
  const { act, done, title, text, yes = label, begin, children, ...look } = rest
  const [opened, setOpened] = useState<{ record: Partial<Values> }>()
  const [isBusy, setIsBusy] = useState(false)
  const finish = useFinish(onDone)

  const close = () => setOpened(undefined)

  async function submit(values: object) {
    setIsBusy(true)
    let result: unknown
    try {
      result = await act(values as Values)
    } catch (error) {
      const refusal = error as Partial<Refusal>
      return (refusal.body as { errors?: object } | undefined)?.errors ?? { root: { serverError: String(error) } }
    } finally {
      setIsBusy(false)
    }
    close()
    finish(typeof done === 'function' ? done(result) : done)
    return undefined
  }

  return (
    <>
      <Button {...look} color={colorOf(isDanger)} onClick={() => setOpened({ record: begin?.() ?? {} })}>
        {label}
      </Button>
      {opened && (
        <DialogFrame title={title} isBusy={isBusy} onClose={close}>
          <Form record={opened.record} onSubmit={submit} noValidate>
            <DialogContent sx={{ display: 'grid', gap: 1, pt: 0 }}>
              {text && <div>{text}</div>}
              <FormProblem />
              {children}
            </DialogContent>
            <DialogButtons yes={yes} isDanger={isDanger} isBusy={isBusy} onClose={close} />
          </Form>
        </DialogFrame>
      )}
    </>
  )
}
