import { Stack, Typography } from '@mui/material'
import type { Assignment } from '#contract/admin/assignments.ts'
import { t } from '../language/t.ts'
import { DueMark } from './due-mark.tsx'

/** Owner and due time of a record, as a cell of its list. A finished record is due no more. */
export function OwnerCell({ assignment: { owner, dueAt, isOpen } }: { assignment: Assignment }) {
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      {owner !== null && <Typography variant="body2">{owner.name}</Typography>}
      {owner === null && (
        <Typography variant="body2" color="text.secondary">
          {isOpen ? t('Nobody') : '–'}
        </Typography>
      )}
      {isOpen && <DueMark dueAt={dueAt} />}
    </Stack>
  )
}
