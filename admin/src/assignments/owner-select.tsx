import { MenuItem, TextField } from '@mui/material'
import type { AssignmentKind } from '#domain/assignments/assignments.ts'
import { t } from '../language/t.ts'
import { useOwners } from './use-owners.ts'

type OwnerSelectProps = {
  kind: AssignmentKind
  /** Id of a staff member; '' for nobody. */
  value: string
  /** The present owner, who is offered even if they may own no more. */
  present?: { id: string; name: string } | null
  onChange: (ownerId: string) => void
}

/** Field to choose the owner of a record, or nobody. */
export function OwnerSelect({ kind, value, present = null, onChange }: OwnerSelectProps) {
  const people = useOwners(kind)
  const isMissing = present !== null && !people.some(({ id }) => id === present.id)
  return (
    <TextField
      select
      label={t('Owner')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      // Nobody is a choice like the others, not an empty field.
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('Nobody')}</MenuItem>
      {[...people, ...(isMissing ? [present] : [])].map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
