import { Stack, Typography } from '@mui/material'
import { assignmentRules } from '#domain/assignments/assignments.ts'
import { t, tNodes } from '../language/t.ts'
import { useCan, useStaff } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'
import { AssignButton, useAssign, type Assigned } from './assign-button.tsx'
import { DueMark } from './due-mark.tsx'

/** Owner and due time on the page of a record, with the buttons that change them while it is open. */
export function AssignmentBar(assigned: Assigned) {
  const { kind, assignment } = assigned
  const mayAssign = useCan(assignmentRules[kind].write)
  const { owner, dueAt, isOpen } = assignment
  return (
    <Stack direction="row" role="group" aria-label={t('Assignment')} sx={bar}>
      <Typography variant="body2">
        {tNodes('Owner: %{name}', { name: <strong>{owner?.name ?? t('Nobody')}</strong> })}
      </Typography>
      {isOpen && <DueMark dueAt={dueAt} />}
      {mayAssign && isOpen && (
        <>
          <TakeButton {...assigned} />
          <AssignButton {...assigned} />
        </>
      )}
    </Stack>
  )
}

const bar = { flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }

/** Button with which a staff member makes a record their own; nothing if it is. */
export function TakeButton(assigned: Assigned) {
  const me = useStaff()
  const assign = useAssign(assigned)
  const { owner, dueAt } = assigned.assignment
  if (!me || owner?.id === me.id) return null
  return (
    <ActButton
      label={t('Take it')}
      size="small"
      variant="outlined"
      act={() => assign(me.id, dueAt)}
      done={t('It is yours now')}
    />
  )
}
