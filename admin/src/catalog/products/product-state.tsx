import { Stack, Typography } from '@mui/material'
import type { ProductRow } from '#contract/admin/catalog/products.ts'
import { t } from '../../language/t.ts'
import { whenText } from '../../ui/formats.ts'
import { StatusChip } from '../../ui/status-chip.tsx'

const tones = { published: 'confirm', scheduled: 'pending', draft: 'quiet' } as const
const names = { published: t('Published'), scheduled: t('Scheduled'), draft: t('Hidden') } as const

/** Options of the list's status filter. */
export const productStates = Object.entries(names).map(([id, name]) => ({ id, name }))

/** Status chip of a product, with its schedule. */
export function ProductState({ row }: { row: Pick<ProductRow, 'state' | 'publishAt' | 'unpublishAt'> }) {
  const { state, publishAt, unpublishAt } = row
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 0.25 }}>
      <StatusChip tone={tones[state]} label={names[state]} />
      {publishAt !== null && <When text={t('from %{when}', { when: whenText(publishAt) })} />}
      {unpublishAt !== null && <When text={t('until %{when}', { when: whenText(unpublishAt) })} />}
    </Stack>
  )
}

function When({ text }: { text: string }) {
  return (
    <Typography variant="body2" color="text.secondary">
      {text}
    </Typography>
  )
}
