import { useState } from 'react'
import { Alert, Button, Checkbox, FormControlLabel, Stack, TextField } from '@mui/material'
import { useNotify } from 'react-admin'

/** A new secret, shown once for the user to copy. */
export function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const [isKept, setIsKept] = useState(false)
  const notify = useNotify()
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notify('Secret copied', { type: 'success' }),
      () => notify('The browser does not allow copying. Select the secret instead.', { type: 'warning' }),
    )
  return (
    <Stack sx={{ gap: 2, alignItems: 'start' }}>
      <Alert severity="warning">
        Give this secret to the receiver now. It is not shown again. The receiver needs it to check that a message comes
        from the shop.
      </Alert>
      <TextField
        label="Secret"
        value={secret}
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
          label="I have saved this secret"
        />
      </Stack>
      <Button variant="contained" disabled={!isKept} onClick={onDone}>
        Done
      </Button>
    </Stack>
  )
}
