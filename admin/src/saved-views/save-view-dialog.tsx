import { useState, type FormEvent } from 'react'
import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material'

const MAX_NAME_LENGTH = 60

export type SaveViewDialogProps = {
  /** @throws Refusal */
  onSave: (name: string, isShared: boolean) => Promise<void>
  onClose: () => void
}

export function SaveViewDialog({ onSave, onClose }: SaveViewDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    setIsBusy(true)
    try {
      await onSave(String(typed.get('name')).trim(), typed.has('isShared'))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setIsBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="save-view-title">
      <form onSubmit={submit}>
        <DialogTitle id="save-view-title">Save current view</DialogTitle>
        <DialogContent>
          {problem && <Alert severity="error">{problem}</Alert>}
          <TextField
            name="name"
            label="Name"
            required
            autoFocus
            slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH } }}
          />
          <FormControlLabel control={<Checkbox name="isShared" />} label="Share with all staff" />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
