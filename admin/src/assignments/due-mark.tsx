import { Typography } from '@mui/material'
import { isOverdue } from '#domain/assignments/assignments.ts'
import { whenText } from '../ui/formats.ts'
import { StatusChip } from '../ui/status-chip.tsx'

/** A due time in Nepal time; one that has passed says so in words. */
export function DueMark({ dueAt }: { dueAt: string | null }) {
  if (dueAt === null) return null
  if (isOverdue(dueAt, new Date())) return <StatusChip tone="danger" label={`Overdue since ${whenText(dueAt)}`} />
  return (
    <Typography component="span" variant="caption" color="text.secondary">
      Due {whenText(dueAt)}
    </Typography>
  )
}
