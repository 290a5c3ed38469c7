import { Stack, Typography } from '@mui/material'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import type { RemovedPictures } from '#contract/admin/media.ts'
import { post } from '../api.ts'
import { t } from '../language/t.ts'
import { ActButton } from '../ui/act-button.tsx'

/** Delete button for the selected pictures. Pictures that came into use since are kept. */
export function RemoveChosen() {
  const { selectedIds, onUnselectItems } = useListContext()
  const notify = useNotify()
  const refresh = useRefresh()
  if (selectedIds.length === 0) return null
  const count = selectedIds.length

  async function removeThem() {
    const { kept } = await post<RemovedPictures>('/pictures/removal', { ids: selectedIds })
    if (kept.length === count) throw new Error(t('All of them are in use by now and were kept.'))
    if (kept.length > 0) notify(t('In use by now, and kept: %{kept}', { kept: kept.length }), { type: 'warning' })
  }

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, px: 2, pt: 1 }}>
      <Typography role="status">{t('%{count} picture selected |||| %{count} pictures selected', { count })}</Typography>
      <ActButton
        label={t('Delete')}
        isDanger
        act={removeThem}
        done={t('Unused pictures deleted')}
        onDone={() => {
          onUnselectItems()
          refresh()
        }}
        ask={{
          title: t('Delete %{count} picture? |||| Delete %{count} pictures?', { count }),
          text: t('Their files are deleted too. This cannot be undone.'),
        }}
      />
    </Stack>
  )
}
