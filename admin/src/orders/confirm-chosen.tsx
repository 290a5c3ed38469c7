import { useRef, useState } from 'react'
import ConfirmIcon from '@mui/icons-material/CheckCircleOutlined'
import { Box, Button, LinearProgress } from '@mui/material'
import { HttpError, useListContext, useUnselect } from 'react-admin'
import type { AdminOrderRow } from '#contract/admin/orders.ts'
import { readRows } from '../assignments/bulk-assign.tsx'
import { post } from '../api.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { FormDialog, useFinish } from '../ui/form-dialog.tsx'

/** Button above the order list that confirms the selected orders. */
export function ConfirmChosen() {
  const { selectedIds } = useListContext()
  const [chosen, setChosen] = useState<readonly string[]>()
  const mayWork = useCan('orders.work')
  if (!mayWork) return null
  return (
    <>
      {selectedIds.length > 0 && (
        <Button startIcon={<ConfirmIcon />} onClick={() => setChosen(selectedIds.map(String))}>
          {t('Confirm')}
        </Button>
      )}
      {chosen && <ConfirmDialog ids={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

/** It keeps the ids that it was opened with: the list behind it may change while it confirms them. */
function ConfirmDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { resource, data = [] } = useListContext<AdminOrderRow>()
  const [done, setDone] = useState<number>()
  const { confirmAll, outcome } = useConfirming(setDone)
  const unselect = useUnselect(resource)
  const finish = useFinish(undefined)
  const count = ids.length

  async function act() {
    await confirmAll(ids)
    const refused = [...outcome.current.refused.keys()]
    const shown = data.filter(({ id }) => refused.includes(id))
    const others = refused.filter((id) => shown.every((row) => row.id !== id))
    for (const { id, number } of [...shown, ...(await readRows<AdminOrderRow>(resource, others))]) {
      outcome.current.numbers.set(id, number)
    }
  }

  /** Also after a cancel in the middle: orders that the API has answered for are done, the others stay selected. */
  function close() {
    const { confirmed, refused, numbers } = outcome.current
    onClose()
    unselect([...confirmed, ...refused.keys()])
    if (confirmed.size + refused.size === 0) return
    if (refused.size === 0) finish(t('%{count} confirmed', { count: confirmed.size }))
    else
      finish({
        type: 'warning',
        text: `${t('%{count} confirmed, %{others} not.', { count: confirmed.size, others: refused.size })} ${reasonsOf(refused, numbers)}`,
      })
  }

  return (
    <FormDialog
      title={t('Confirm %{count} order? |||| Confirm %{count} orders?', { count })}
      yes={t('Confirm')}
      act={act}
      onDone={close}
      onClose={close}
    >
      <div>{t('Each customer is notified by email or SMS, and each order gets its invoice.')}</div>
      {done !== undefined && (
        <Box>
          <LinearProgress variant="determinate" value={(100 * done) / count} aria-label={t('Progress')} />
          {t('%{done} of %{count}', { done, count })}
        </Box>
      )}
    </FormDialog>
  )
}

/** Names each reason once, after the numbers of its orders. An order that could not be read has no number. */
function reasonsOf(refused: ReadonlyMap<string, string>, numbers: ReadonlyMap<string, string>): string {
  const groups = Map.groupBy(refused.keys(), (id) => refused.get(id)!)
  const said = [...groups].map(([why, ids]) => {
    const known = ids.flatMap((id) => numbers.get(id) ?? [])
    return known.length === 0 ? why : `${known.join(', ')}: ${why}`
  })
  return said.join(' ')
}

/**
 * Confirms orders one after the other. A refusal is kept, and the others go on. After a lost connection the next try goes on
 * where this one ended.
 */
function useConfirming(onProgress: (done: number) => void) {
  const outcome = useRef({
    confirmed: new Set<string>(),
    refused: new Map<string, string>(),
    numbers: new Map<string, string>(),
  })
  async function confirmAll(ids: readonly string[]) {
    const { confirmed, refused } = outcome.current
    for (const id of ids) {
      if (confirmed.has(id) || refused.has(id)) continue
      try {
        await post(`/orders/${id}/confirmation`)
        confirmed.add(id)
      } catch (error) {
        if (!isRefusal(error)) throw error
        refused.set(id, error.message)
      }
      onProgress(confirmed.size + refused.size)
    }
  }
  return { confirmAll, outcome }
}

/** Whether the API refused one order. Other problems would meet the next ones too. */
function isRefusal(error: unknown): error is HttpError {
  return error instanceof HttpError && [400, 404, 409].includes(error.status)
}
