import { Stack, Typography } from '@mui/material'
import { isOverdue } from '#domain/assignments/assignments.ts'
import { whenText } from '../ui/formats.ts'
import { StatusChip } from '../ui/status-chip.tsx'

/** A due time in Nepal time; one that has passed says so in words. */
export function DueMark({ dueAt }: { dueAt: string | null }) {
  if (dueAt === null) return null
  const isLate = isOverdue(dueAt)
  return (
    <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      {isLate && <StatusChip tone="danger" label="Overdue" />}
      <Typography component="span" variant="caption" color="text.secondary">
        {isLate ? 'since' : 'Due'} {whenText(dueAt)}
      </Typography>
    </Stack>
  )
}
