import { useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { colorOf, FormDialog, useFinish } from './form-dialog.tsx'

export type ActButtonProps = Pick<ButtonProps, 'startIcon' | 'variant' | 'size' | 'disabled'> & {
  label: string
  /** Calls the API: `() => post('/orders/7/confirmation')`. @throws Refusal, shown in the dialog or as a notice */
  act: () => Promise<unknown>
  /** Notice after a success. */
  done: string
  /** Confirmation dialog; without it the action runs immediately. */
  ask?: { title: string; text: ReactNode; yes?: string; no?: string }
  /** Marks a destructive action. */
  isDanger?: boolean
  /** Runs after a success, instead of the default page refresh. */
  onDone?: () => void
}

/** Action button: asks for confirmation, shows a busy state and a notice, then refreshes the page. */
export function ActButton({ label, act, done, ask, isDanger = false, onDone, ...look }: ActButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const notify = useNotify()
  const finish = useFinish(onDone)
  const acting = useMutation({
    mutationFn: act,
    onSuccess: () => finish(done),
    onError: ({ message }) => notify(message, { type: 'error' }),
    networkMode: 'always',
  })
  return (
    <>
      <Button
        {...look}
        color={colorOf(isDanger)}
        loading={acting.isPending}
        onClick={() => (ask ? setIsAsking(true) : acting.mutate())}
      >
        {label}
      </Button>
      {ask && isAsking && (
        <FormDialog
          title={ask.title}
          yes={ask.yes ?? label}
          no={ask.no}
          isDanger={isDanger}
          act={act}
          onDone={() => {
            setIsAsking(false)
            finish(done)
          }}
          onClose={() => setIsAsking(false)}
        >
          <div>{ask.text}</div>
        </FormDialog>
      )}
    </>
  )
}
