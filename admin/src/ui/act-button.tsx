import { useState, type ReactNode } from 'react'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, type ButtonProps } from '@mui/material'
import { useNotify, useRefresh } from 'react-admin'

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
export function ActButton(props: ActButtonProps) {
  const { label, act, done, ask, isDanger = false, onDone, ...look } = props
  const color = isDanger ? 'error' : 'primary'
  const [isAsking, setIsAsking] = useState(false)
  const { isBusy, problem, run } = useAct({ act, done, onDone, asks: ask !== undefined })

  async function start() {
    if (await run()) setIsAsking(false)
  }

  return (
    <>
      <Button {...look} color={color} loading={isBusy && !isAsking} onClick={ask ? () => setIsAsking(true) : start}>
        {label}
      </Button>
      {ask && (
        <Dialog open={isAsking} onClose={() => !isBusy && setIsAsking(false)} maxWidth="xs" fullWidth>
          <DialogTitle>{ask.title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            {problem && <Alert severity="error">{problem}</Alert>}
            <div>{ask.text}</div>
          </DialogContent>
          <DialogActions>
            <Button color="inherit" disabled={isBusy} onClick={() => setIsAsking(false)}>
              {ask.no ?? 'Cancel'}
            </Button>
            <Button variant="contained" color={color} loading={isBusy} onClick={start}>
              {ask.yes ?? label}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

type Act = Pick<ActButtonProps, 'act' | 'done'> & { onDone: (() => void) | undefined; asks: boolean }

function useAct({ act, done, onDone, asks }: Act) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  /** Runs the action. @returns whether it succeeded */
  async function run(): Promise<boolean> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await act()
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (asks) setProblem(message)
      else notify(message, { type: 'error' })
      return false
    } finally {
      setIsBusy(false)
    }
    notify(done, { type: 'success' })
    if (onDone) onDone()
    else refresh()
    return true
  }

  return { isBusy, problem, run }
}
