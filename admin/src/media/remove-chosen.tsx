import { Stack, Typography } from '@mui/material'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import type { RemovedPictures } from '#contract/admin/media.ts'
import { post } from '../api.ts'
import { ActButton } from '../ui/act-button.tsx'

/** Delete button for the selected pictures. Pictures that came into use since are kept. */
export function RemoveChosen() {
  const { selectedIds, onUnselectItems } = useListContext()
  const notify = useNotify()
  const refresh = useRefresh()
  if (selectedIds.length === 0) return null
  const count = selectedIds.length === 1 ? '1 picture' : `${selectedIds.length} pictures`

  async function removeThem() {
    const { kept } = await post<RemovedPictures>('/pictures/removal', { ids: selectedIds })
    if (kept.length === selectedIds.length) throw new Error('All of them are in use by now and were kept.')
    if (kept.length > 0) notify(`In use by now, and kept: ${kept.length}`, { type: 'warning' })
  }

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, px: 2, pt: 1 }}>
      <Typography role="status">{count} selected</Typography>
      <ActButton
        label="Delete"
        isDanger
        act={removeThem}
        done="Unused pictures deleted"
        onDone={() => {
          onUnselectItems()
          refresh()
        }}
        ask={{ title: `Delete ${count.toLowerCase()}?`, text: 'Their files are deleted too. This cannot be undone.' }}
      />
    </Stack>
  )
}
