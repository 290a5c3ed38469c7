import { useState } from 'react'
import { Alert, Button, Card, CardContent, Checkbox, FormControlLabel, Stack, TextField } from '@mui/material'
import { Title, useNotify, useRedirect } from 'react-admin'

/** A new key, shown once for the user to save. */
export function MadeKey({ name, token }: { name: string; token: string }) {
  const [isKept, setIsKept] = useState(false)
  const notify = useNotify()
  const redirect = useRedirect()
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => notify('Key copied', { type: 'success' }),
      () => notify('The browser does not allow copying. Select the key instead.', { type: 'warning' }),
    )
  return (
    <Card sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={`Key for ${name}`} />
      <CardContent>
        <Stack sx={{ gap: 2, alignItems: 'start' }}>
          <Alert severity="warning">
            Put this key into the program now. It is not shown again, and whoever has it can do what it may.
          </Alert>
          <TextField
            label="Key"
            value={token}
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
              label="I have saved this key"
            />
          </Stack>
          <Button variant="contained" disabled={!isKept} onClick={() => redirect('list', 'api-keys')}>
            Done
          </Button>
        </Stack>
      </CardContent>
    </Card>
  )
}
