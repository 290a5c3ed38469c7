import { TextField } from '@mui/material'
import { useRefresh } from 'react-admin'
import type { Assignment } from '#contract/admin/assignments.ts'
import { assignmentRules, type AssignmentKind } from '#domain/assignments/assignments.ts'
import { put } from '../api.ts'
import { t } from '../language/t.ts'
import { FormButton } from '../ui/form-button.tsx'
import { fromNepalClock, toNepalClock } from '../ui/nepal-time.ts'
import { dueLabel } from './due-mark.tsx'
import { OwnerSelect } from './owner-select.tsx'

export type Assigned = { kind: AssignmentKind; id: string; assignment: Assignment }

/** Returns what saves an owner and due time. After a conflict the page shows what somebody else has saved. */
export function useAssign({ kind, id, assignment: { version } }: Assigned) {
  const refresh = useRefresh()
  return async (ownerId: string | null, dueAt: string | null) => {
    try {
      await put(`/assignments/${assignmentRules[kind].path}/${id}`, { ownerId, dueAt, version })
    } catch (error) {
      refresh()
      throw error
    }
  }
}

/** Button whose dialog changes the owner and due time of a record. */
export function AssignButton({ kind, id, assignment }: Assigned) {
  const { owner, dueAt } = assignment
  const assign = useAssign({ kind, id, assignment })
  return (
    <FormButton
      label={t('Assign')}
      title={t('Owner and due time')}
      initial={{ ownerId: owner?.id ?? '', due: toNepalClock(dueAt) }}
      yes={t('Save')}
      done={t('Owner and due time saved')}
      act={({ ownerId, due }) => assign(ownerId || null, sameMinute(due, dueAt) ? dueAt : fromNepalClock(due))}
      renderFields={({ ownerId, due }, change) => (
        <>
          <OwnerSelect kind={kind} value={ownerId} present={owner} onChange={(chosen) => change({ ownerId: chosen })} />
          <TextField
            type="datetime-local"
            label={dueLabel}
            value={due}
            onChange={(event) => change({ due: event.target.value })}
            helperText={t('Nepal time. Leave it empty for no due time.')}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </>
      )}
    />
  )
}

/** The field shows minutes only: an untouched time keeps its seconds. */
function sameMinute(due: string, dueAt: string | null): boolean {
  return due === toNepalClock(dueAt)
}
