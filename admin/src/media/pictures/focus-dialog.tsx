import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Alert, Box, DialogContentText } from '@mui/material'
import { useGetOne, useNotify, useRefresh } from 'react-admin'
import type { Focus, PictureDetails } from '#contract/admin/media.ts'
import { defined } from '#domain/defined.ts'
import { saveRecord } from '../../conflicts/save-record.ts'
import { formats, t } from '../../language/t.ts'
import { tokens } from '../../theme/tokens.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { smallUrl } from './thumbnail.tsx'

/** Step of the arrow keys, as a fraction of the picture's size. */
const STEP = 0.02

/** Dialog to set a picture's focal point by click or arrow keys. Crops keep this point visible. */
export function FocusDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: picture, error } = useGetOne<PictureDetails>('pictures', { id })
  const [moved, setMoved] = useState<Focus>()
  const notify = useNotify()
  const refresh = useRefresh()
  const focus = moved ?? picture?.focus

  async function save() {
    const { fileName, version, focus: before } = defined(picture, 'picture')
    await saveRecord(`/pictures/${id}`, { fileName, focus: before }, { fileName, focus, version })
  }

  return (
    <FormDialog
      title={t('Set focal point')}
      width="sm"
      yes={t('Save')}
      isReady={picture !== undefined}
      act={save}
      onDone={() => {
        notify(t('Focal point saved. It applies wherever the picture is used.'))
        refresh()
        onClose()
      }}
      onClose={onClose}
    >
      {error && <Alert severity="error">{error.message}</Alert>}
      <DialogContentText>
        {t(
          'Click the picture or use the arrow keys to move the marker. This point stays visible wherever the picture is cropped.',
        )}
      </DialogContentText>
      {picture && focus && <FocusField picture={picture} focus={focus} onChange={setMoved} />}
    </FormDialog>
  )
}

type FocusFieldProps = { picture: PictureDetails; focus: Focus; onChange: (focus: Focus) => void }

function FocusField({ picture, focus, onChange }: FocusFieldProps) {
  function click(event: MouseEvent) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    if (event.detail > 0) onChange(within({ x: (event.clientX - left) / width, y: (event.clientY - top) / height }))
  }

  function press(event: KeyboardEvent) {
    const by = moves[event.key]
    if (!by) return
    event.preventDefault()
    onChange(within({ x: focus.x + by.x, y: focus.y + by.y }))
  }

  const [across, down] = [percent(focus.x), percent(focus.y)]
  return (
    <Box
      component="button"
      type="button"
      onClick={click}
      onKeyDown={press}
      aria-label={t('Focal point: %{across} across, %{down} down', {
        across: formats.digits(across),
        down: formats.digits(down),
      })}
      sx={{ ...field, aspectRatio: `${picture.width} / ${picture.height}` }}
    >
      <Box component="img" src={smallUrl(picture)} alt="" sx={{ width: '100%', height: '100%', display: 'block' }} />
      <Box sx={{ ...mark, left: across, top: down }} />
    </Box>
  )
}

const moves: Record<string, Focus | undefined> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

function within({ x, y }: Focus): Focus {
  return { x: shareOf(x), y: shareOf(y) }
}

function shareOf(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

const field = {
  position: 'relative',
  display: 'block',
  width: '100%',
  p: 0,
  border: 0,
  cursor: 'crosshair',
  backgroundColor: tokens.sand,
  '&:focus-visible': { outline: `2px solid ${tokens.timber}`, outlineOffset: 2 },
}

const mark = {
  position: 'absolute',
  width: 28,
  height: 28,
  translate: '-50% -50%',
  borderRadius: '50%',
  border: `3px solid ${tokens.surface}`,
  boxShadow: `0 0 0 2px ${tokens.ink}`,
  pointerEvents: 'none',
}
