import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Alert, Box, Typography } from '@mui/material'
import { t } from '../../language/t.ts'

/** https://wicg.github.io/shape-detection-api/#barcode-detection-api, which TypeScript does not know yet. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type WithDetector = { BarcodeDetector?: new () => Detector }

const LOOK_EVERY_MS = 200
/** A code that stays in the picture counts once; the next piece may have the same code. */
const SAME_CODE_AFTER_MS = 2_000

/** Whether this browser can read barcodes from its camera. */
export function hasCameraScanner(): boolean {
  return 'BarcodeDetector' in window && 'mediaDevices' in navigator
}

/** The picture of the camera, which reads the barcodes in it. */
export function CameraScanner({ onScanned }: { onScanned: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState('')
  const [last, setLast] = useState('')
  const tell = useEffectEvent((code: string) => {
    setLast(code)
    onScanned(code)
  })

  useEffect(() => {
    const stop = new AbortController()
    const film = video.current!
    watch(film, tell, stop.signal).catch((error: unknown) => {
      if (stop.signal.aborted) return
      setProblem(error instanceof Error ? error.message : String(error))
    })
    return () => stop.abort()
  }, [])

  if (problem !== '') return <Alert severity="error">{t('The camera cannot be used: %{problem}', { problem })}</Alert>
  return (
    <Box>
      <Box
        component="video"
        ref={video}
        muted
        playsInline
        aria-label={t('Camera')}
        sx={{ width: '100%', maxWidth: 480, borderRadius: 1 }}
      />
      <Typography role="status" variant="body2">
        {last === '' ? t('Hold the barcode in front of the camera.') : t('Scanned %{last}', { last })}
      </Typography>
    </Box>
  )
}

/** Films and reads codes until `signal` aborts. @throws when the camera is refused */
async function watch(film: HTMLVideoElement, tell: (code: string) => void, signal: AbortSignal): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const end = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) return end()
  signal.addEventListener('abort', end)
  film.srcObject = stream
  await film.play()
  const detector = new (window as unknown as Required<WithDetector>).BarcodeDetector()
  const seenAt = new Map<string, number>()
  while (!signal.aborted) {
    const now = performance.now()
    for (const { rawValue } of await detector.detect(film)) {
      const isNew = now - (seenAt.get(rawValue) ?? -SAME_CODE_AFTER_MS) >= SAME_CODE_AFTER_MS
      seenAt.set(rawValue, now)
      if (isNew && !signal.aborted) tell(rawValue)
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
