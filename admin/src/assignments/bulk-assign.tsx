import { useRef, useState } from 'react'
import PersonIcon from '@mui/icons-material/PersonAddAltOutlined'
import { Button } from '@mui/material'
import { useListContext, useUnselectAll } from 'react-admin'
import type { AssignedSeveral, Assignment } from '#contract/admin/assignments.ts'
import { assignmentRules, type AssignmentKind } from '#domain/assignments/assignments.ts'
import { get, post } from '../api.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { FormDialog, useFinish } from '../ui/form-dialog.tsx'
import { OwnerSelect } from './owner-select.tsx'

/** Most records that the API assigns at once. */
const MOST_AT_ONCE = 100

type Row = { id: string; number: string; assignment: Assignment }

/** Button above a list that gives the selected records to one owner, or to nobody. */
export function BulkAssign({ kind }: { kind: AssignmentKind }) {
  const { selectedIds } = useListContext()
  const [isOpen, setIsOpen] = useState(false)
  const mayAssign = useCan(assignmentRules[kind].write)
  if (!mayAssign || selectedIds.length === 0) return null
  return (
    <>
      <Button startIcon={<PersonIcon />} onClick={() => setIsOpen(true)}>
        {t('Assign')}
      </Button>
      {isOpen && <BulkDialog kind={kind} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function BulkDialog({ kind, onClose }: { kind: AssignmentKind; onClose: () => void }) {
  const { resource, data = [], selectedIds } = useListContext<Row>()
  const [ownerId, setOwnerId] = useState('')
  const outcome = useRef<{ assigned: number; refused: string[] }>(undefined)
  const unselect = useUnselectAll(resource)
  const finish = useFinish(undefined)

  async function assignAll() {
    const shown = new Map(data.map((row) => [row.id, row]))
    const others = selectedIds.filter((id) => !shown.has(id))
    for (const row of await readRows(resource, others)) shown.set(row.id, row)
    const rows = selectedIds.flatMap((id) => shown.get(id) ?? [])
    outcome.current = { assigned: 0, refused: [] }
    for (const some of inPages(rows)) {
      const records = some.map(({ id, assignment: { version } }) => ({ id, version }))
      const answer = await post<AssignedSeveral>(`/assignments/${assignmentRules[kind].path}`, {
        ownerId: ownerId || null,
        records,
      })
      outcome.current.assigned += answer.assigned
      outcome.current.refused.push(...answer.refused.map(({ id, why }) => `${shown.get(id)?.number}: ${why}`))
    }
  }

  function close() {
    const { assigned, refused } = outcome.current!
    onClose()
    unselect()
    if (refused.length === 0) finish(t('%{count} assigned', { count: assigned }))
    else
      finish({
        type: 'warning',
        text: t('%{assigned} assigned, %{refused} not. %{reasons}', {
          assigned,
          refused: refused.length,
          reasons: refused.join(' '),
        }),
      })
  }

  return (
    <FormDialog
      title={t('Assign %{count} record |||| Assign %{count} records', { count: selectedIds.length })}
      yes={t('Assign')}
      act={assignAll}
      onDone={close}
      onClose={onClose}
    >
      <OwnerSelect kind={kind} value={ownerId} onChange={setOwnerId} />
      <div>{t('Their due times stay as they are.')}</div>
    </FormDialog>
  )
}

/** Reads rows that were selected on other pages of the list. */
export async function readRows<Read = Row>(resource: string, ids: readonly string[]): Promise<Read[]> {
  const pages = inPages(ids).map((some) => get<{ items: Read[] }>(`/${resource}`, { ids: some, perPage: MOST_AT_ONCE }))
  return (await Promise.all(pages)).flatMap(({ items }) => items)
}

function inPages<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / MOST_AT_ONCE)
  return Array.from({ length: count }, (_, page) => items.slice(page * MOST_AT_ONCE, (page + 1) * MOST_AT_ONCE))
}
