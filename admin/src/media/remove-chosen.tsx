import { Stack, Typography } from '@mui/material'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import type { RemovedPictures } from '#contract/admin/media.ts'
import { post } from '../api.ts'
import { ActButton } from '../ui/act-button.tsx'

/** Removes the chosen pictures, once some are; those that something has come to show meanwhile are kept. */
export function RemoveChosen() {
  const { selectedIds, onUnselectItems } = useListContext()
  const notify = useNotify()
  const refresh = useRefresh()
  if (selectedIds.length === 0) return null
  const count = selectedIds.length === 1 ? 'One picture' : `${selectedIds.length} pictures`

  async function removeThem() {
    const { kept } = await post<RemovedPictures>('/pictures/removal', { ids: selectedIds })
    if (kept.length === selectedIds.length) throw new Error('All of them are shown somewhere by now, and were kept.')
    if (kept.length > 0) notify(`${kept.length} of them are shown somewhere by now, and were kept`, { type: 'warning' })
  }

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, px: 2, pt: 1 }}>
      <Typography role="status">{count} chosen</Typography>
      <ActButton
        label="Delete"
        isDanger
        act={removeThem}
        done="Those that nothing shows are deleted"
        onDone={() => {
          onUnselectItems()
          refresh()
        }}
        ask={{ title: `Delete ${count.toLowerCase()}?`, text: 'Their files are deleted too. This cannot be undone.' }}
      />
    </Stack>
  )
}
