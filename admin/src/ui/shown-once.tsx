import { useState } from 'react'
import { Alert, Button, Checkbox, FormControlLabel, Stack, TextField } from '@mui/material'
import { useNotify } from 'react-admin'

interface ShownOnceProps {
  /** What it is, such as 'key'. */
  word: string
  value: string
  /** What to do with it now. */
  warning: string
  onDone: () => void
}

/** A secret that the shop shows once, for the user to copy. */
export function ShownOnce({ word, value, warning, onDone }: ShownOnceProps) {
  const [isKept, setIsKept] = useState(false)
  const notify = useNotify()
  const label = word.slice(0, 1).toUpperCase() + word.slice(1)
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => notify(`${label} copied`, { type: 'success' }),
      () => notify(`The browser does not allow copying. Select the ${word} instead.`, { type: 'warning' }),
    )
  return (
    <Stack sx={{ gap: 2, alignItems: 'start' }}>
      <Alert severity="warning">{warning}</Alert>
      <TextField
        label={label}
        value={value}
        fullWidth
        multiline
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false, style: { fontFamily: 'monospace' } } }}
      />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => void copy()}>
          Copy
        </Button>
        <FormControlLabel
          control={<Checkbox checked={isKept} onChange={(_event, isNow) => setIsKept(isNow)} />}
          label={`I have saved this ${word}`}
        />
      </Stack>
      <Button variant="contained" disabled={!isKept} onClick={onDone}>
        Done
      </Button>
    </Stack>
  )
}
