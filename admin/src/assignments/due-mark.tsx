import { Stack, Typography } from '@mui/material'
import { isOverdue } from '#domain/assignments/assignments.ts'
import { t } from '../language/t.ts'
import { whenText } from '../ui/formats.ts'
import { sentenceCase } from '../ui/sentence-case.ts'
import { StatusChip } from '../ui/status-chip.tsx'

/** Label of due times. In Nepali money that is due has another word, so this is not `t('Due')`. */
export const dueLabel = sentenceCase(t('due'))

type DueMarkProps = {
  dueAt: string | null
  /** Whether the head of its column says “Due” already. */
  isInColumn?: boolean
}

/** A due time in Nepal time; one that has passed says so in words. */
export function DueMark({ dueAt, isInColumn = false }: DueMarkProps) {
  if (dueAt === null) return null
  const isLate = isOverdue(dueAt)
  const when = whenText(dueAt)
  return (
    <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      {isLate && <StatusChip tone="danger" label={t('Overdue')} />}
      <Typography
        component="span"
        variant={isInColumn ? 'body2' : 'caption'}
        color={isInColumn ? 'text.primary' : 'text.secondary'}
      >
        {isLate ? t('since %{when}', { when }) : isInColumn ? when : t('Due %{when}', { when })}
      </Typography>
    </Stack>
  )
}
