import { useRef, useState, type DragEvent } from 'react'
import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined'
import Close from '@mui/icons-material/Close'
import { Alert, Box, Button, IconButton, LinearProgress, Stack, Typography } from '@mui/material'
import { t } from '../../language/t.ts'
import { tokens } from '../../theme/tokens.ts'
import type { Upload } from './use-uploads.ts'

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml'

export type DropZoneProps = {
  label: string
  isMultiple?: boolean
  uploads: readonly Upload[]
  onFiles: (files: File[]) => void
  /** Dismisses the problem of a refused file. */
  onForget: (key: string) => void
}

/** Drop zone and file picker for pictures, with the progress of each upload. */
export function DropZone({ label, isMultiple = false, uploads, onFiles, onForget }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files].slice(0, isMultiple ? undefined : 1))
  }

  return (
    <Stack sx={{ gap: 1, width: '100%' }}>
      <Box
        onDrop={drop}
        onDragOver={(event) => (event.preventDefault(), setIsOver(true))}
        onDragLeave={() => setIsOver(false)}
        sx={{ ...zone, ...(isOver && { backgroundColor: tokens.sand }) }}
      >
        <Button startIcon={<AddPhotoAlternate />} onClick={() => input.current?.click()}>
          {label}
        </Button>
        <input
          ref={input}
          type="file"
          accept={TYPES}
          multiple={isMultiple}
          hidden
          aria-label={label}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])])
            target.value = '' // so that the same file can be chosen again
          }}
        />
        <Typography variant="body2" color="text.secondary">
          {isMultiple
            ? t('or drop them here. JPEG, PNG, WebP, AVIF or SVG, up to 15 MB')
            : t('or drop it here. JPEG, PNG, WebP, AVIF or SVG, up to 15 MB')}
        </Typography>
      </Box>
      {uploads.map(({ key, fileName, share, problem }) =>
        problem === undefined ? (
          <Progress key={key} fileName={fileName} share={share} />
        ) : (
          <Alert key={key} severity="error" action={<Forget onClick={() => onForget(key)} />}>
            {fileName}: {problem}
          </Alert>
        ),
      )}
    </Stack>
  )
}

/** Progress of one upload. The server then resizes the picture without reporting progress. */
function Progress({ fileName, share }: { fileName: string; share: number }) {
  const hasArrived = share >= 1
  return (
    <Box>
      <Typography variant="body2">{hasArrived ? t('Processing %{fileName}', { fileName }) : fileName}</Typography>
      <LinearProgress
        variant={hasArrived ? 'indeterminate' : 'determinate'}
        value={share * 100}
        aria-label={t('Uploading %{fileName}', { fileName })}
      />
    </Box>
  )
}

function Forget({ onClick }: { onClick: () => void }) {
  return (
    <IconButton size="small" color="inherit" aria-label={t('Dismiss')} onClick={onClick}>
      <Close fontSize="small" />
    </IconButton>
  )
}

const zone = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 2,
  border: `1px dashed ${tokens['line-strong']}`,
  borderRadius: 1,
  backgroundColor: tokens['sand-soft'],
}
