import { Stack, Typography } from '@mui/material'
import { isOverdue } from '#domain/assignments/assignments.ts'
import { whenText } from '../ui/formats.ts'
import { StatusChip } from '../ui/status-chip.tsx'

type DueMarkProps = {
  dueAt: string | null
  /** Whether the head of its column says “Due” already. */
  isInColumn?: boolean
}

/** A due time in Nepal time; one that has passed says so in words. */
export function DueMark({ dueAt, isInColumn = false }: DueMarkProps) {
  if (dueAt === null) return null
  const isLate = isOverdue(dueAt)
  return (
    <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      {isLate && <StatusChip tone="danger" label="Overdue" />}
      <Typography
        component="span"
        variant={isInColumn ? 'body2' : 'caption'}
        color={isInColumn ? 'text.primary' : 'text.secondary'}
      >
        {isLate ? 'since ' : isInColumn ? '' : 'Due '}
        {whenText(dueAt)}
      </Typography>
    </Stack>
  )
}
