import type { FormEvent, ReactNode } from 'react'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  type Breakpoint,
  type ButtonProps,
} from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'
import { t } from '../language/t.ts'

type FrameProps = {
  title: ReactNode
  isBusy: boolean
  width?: Breakpoint
  onClose: () => void
  children: ReactNode
}

/** Dialog that a backdrop click does not close, as the typed values would be lost. */
export function DialogFrame({ title, isBusy, width = 'sm', onClose, children }: FrameProps) {
  return (
    <Dialog open onClose={(_, reason) => !isBusy && reason !== 'backdropClick' && onClose()} maxWidth={width} fullWidth>
      <DialogTitle>{title}</DialogTitle>
      {children}
    </Dialog>
  )
}

type ButtonsProps = {
  /** Label of the submit button. */
  yes: string
  /** Label of the cancel button. */
  no?: string | undefined
  /** Marks a destructive action. */
  isDanger?: boolean
  /** Whether the fields can be submitted. */
  isReady?: boolean
  isBusy: boolean
  onClose: () => void
}

export function DialogButtons({ yes, no = t('Cancel'), isDanger, isReady = true, isBusy, onClose }: ButtonsProps) {
  return (
    <DialogActions>
      <Button color="inherit" disabled={isBusy} onClick={onClose}>
        {no}
      </Button>
      <Button type="submit" variant="contained" color={colorOf(isDanger)} loading={isBusy} disabled={!isReady}>
        {yes}
      </Button>
    </DialogActions>
  )
}

export function colorOf(isDanger = false): ButtonProps['color'] {
  return isDanger ? 'error' : 'primary'
}

type FormDialogProps = Omit<FrameProps & ButtonsProps, 'isBusy'> & {
  /** Calls the API. @throws Refusal, shown above the fields; the typed values stay */
  act?: () => Promise<unknown>
  /** Closes the dialog after a success, or at once if there is nothing to call. */
  onDone: () => void
}

/** Dialog with a question or fields, and an action. It stays open until the action has succeeded. */
export function FormDialog({ title, width = 'xs', act, onDone, onClose, children, ...buttons }: FormDialogProps) {
  const acting = useMutation({ mutationFn: async () => act?.(), onSuccess: onDone, networkMode: 'always' })
  const isBusy = acting.isPending

  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation() // the dialog may be inside a record's form
    if (act) acting.mutate()
    else onDone()
  }

  return (
    <DialogFrame title={title} isBusy={isBusy} width={width} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {acting.error && <Alert severity="error">{acting.error.message}</Alert>}
          {children}
        </DialogContent>
        <DialogButtons {...buttons} isBusy={isBusy} onClose={onClose} />
      </form>
    </DialogFrame>
  )
}

/** Notice after an action: that it succeeded, or what is still open. */
export type Done = string | { text: string; type: 'success' | 'warning' }

/** Returns what follows an action that succeeded: a notice, and `onDone` or else a refresh of the page. */
export function useFinish(onDone: (() => void) | undefined): (done: Done) => void {
  const notify = useNotify()
  const refresh = useRefresh()
  return (done) => {
    const { text, type } = typeof done === 'string' ? { text: done, type: 'success' as const } : done
    notify(text, { type, ...(type === 'warning' && { autoHideDuration: null }) })
    if (onDone) onDone()
    else refresh()
  }
}
