import { useState, type FormEvent } from 'react'
import { Alert, Button, Stack, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import type { ScanBody, ScanReply } from '#contract/admin/stock/counts.ts'
import { latinDigits } from '#domain/text.ts'
import { postOnce } from '../../api.ts'
import { t } from '../../language/t.ts'
import { isPieces } from '../pieces-field.tsx'
import { CameraScanner, hasCameraScanner } from './camera-scanner.tsx'

/**
 * Field for SKUs, typed or from a scanner that types and presses Enter, and the camera where the browser reads barcodes.
 * The next code can be scanned while the last one is on its way.
 */
export function ScanField({ id, onCounted }: { id: string; onCounted: (scanned: ScanReply) => void }) {
  const [code, setCode] = useState('')
  const [pieces, setPieces] = useState('1')
  const [refused, setRefused] = useState<string[]>([])
  const [isFilming, setIsFilming] = useState(false)
  const counting = useMutation({
    scope: { id: `count ${id}` },
    networkMode: 'always',
    mutationFn: (scan: ScanBody) => postOnce<ScanReply>(`/stock-counts/${id}/scans`, scan),
    onSuccess: onCounted,
    onError: ({ message }, scan) =>
      setRefused((before) => [...before, t('%{code} was not counted: %{message}', { code: scan.code, message })]),
  })
  function count(scanned: string, many: number) {
    if (scanned.trim() === '') return
    counting.mutate({ code: scanned.trim(), pieces: many, mode: 'add' })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPieces(pieces) || pieces.trim() === '') return
    count(code, Number(pieces))
    setCode('')
    setPieces('1')
  }

  return (
    <Stack sx={{ gap: 1 }}>
      <Stack component="form" direction="row" onSubmit={submit} sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          autoFocus
          label="SKU"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          sx={{ flex: 1, minWidth: 160 }}
          slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } }}
        />
        <TextField
          label={t('Pieces')}
          value={pieces}
          onChange={({ target }) => setPieces(latinDigits(target.value))}
          error={!isPieces(pieces) || pieces.trim() === ''}
          sx={{ width: 90 }}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
        <Button type="submit" variant="contained">
          {t('Count')}
        </Button>
        {hasCameraScanner() && (
          <Button onClick={() => setIsFilming(!isFilming)}>
            {isFilming ? t('Stop camera') : t('Scan with camera')}
          </Button>
        )}
      </Stack>
      {isFilming && <CameraScanner onScanned={(scanned) => count(scanned, 1)} />}
      {refused.length > 0 && (
        <Alert severity="error" onClose={() => setRefused([])}>
          {refused.map((text, at) => (
            // Texts may repeat, and never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={at}>{text}</div>
          ))}
        </Alert>
      )}
    </Stack>
  )
}
