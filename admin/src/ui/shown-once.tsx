import { useState } from 'react'
import { Alert, Button, Checkbox, FormControlLabel, Stack, TextField } from '@mui/material'
import { useNotify } from 'react-admin'
import { t } from '../language/t.ts'
import { sentenceCase } from './sentence-case.ts'

interface ShownOnceProps {
  /** What it is, such as `t('key')`. */
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
  const label = sentenceCase(word)
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => notify(t('%{label} copied', { label }), { type: 'success' }),
      () => notify(t('The browser does not allow copying. Select the %{word} instead.', { word }), { type: 'warning' }),
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
          {t('Copy')}
        </Button>
        <FormControlLabel
          control={<Checkbox checked={isKept} onChange={(_event, isNow) => setIsKept(isNow)} />}
          label={t('I have saved this %{word}', { word })}
        />
      </Stack>
      <Button variant="contained" disabled={!isKept} onClick={onDone}>
        {t('Done')}
      </Button>
    </Stack>
  )
}
