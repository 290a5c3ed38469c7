import { useState } from 'react'
import { Stack, TextField, Typography } from '@mui/material'
import { HttpError, useNotify } from 'react-admin'
import type { HandMovement, StockRow } from '#contract/admin/stock.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { MAX_STOCK_NOTE_LENGTH, type handReasons } from '#domain/stock/stock.ts'
import { postOnce } from '../api.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { ChoiceField } from '../ui/plain-fields.tsx'

type Reason = (typeof handReasons)[number]
type MoveStockDialogProps = { rows: readonly StockRow[]; onClose: () => void; onMoved: () => void }

const reasons: Record<Reason, { label: string; asks: string }> = {
  counted: { label: 'Counted', asks: 'Counted' },
  received: { label: 'Received', asks: 'Received' },
  damaged: { label: 'Damaged or lost', asks: 'Removed' },
}
const reasonChoices = Object.entries(reasons).map(([id, { label }]) => ({ id: id as Reason, name: label }))

/** Dialog that records counted, received or removed stock of one or more variants. */
export function MoveStockDialog({ rows: opened, onClose, onMoved }: MoveStockDialogProps) {
  const notify = useNotify()
  const [rows, setRows] = useState(opened)
  const [reason, setReason] = useState<Reason>('counted')
  const [note, setNote] = useState('')
  const [typed, setTyped] = useState<Record<number, string>>({})
  const movements = rows.flatMap((row) => movementOf(row, reason, typed[row.id] ?? '', note) ?? [])
  const isWrong = rows.some(({ id }) => (typed[id] ?? '').trim() !== '' && !/^\d{1,7}$/.test(typed[id]!.trim()))
  async function save() {
    try {
      await postOnce('/stock/movements', { movements })
    } catch (error) {
      const now: StockRow[] = error instanceof HttpError && error.body?.code === 'stale' ? error.body.current : []
      setRows(rows.map((row) => now.find(({ id }) => id === row.id) ?? row))
      throw error
    }
  }

  return (
    <FormDialog
      title="Adjust stock"
      yes="Save"
      isReady={movements.length > 0 && !isWrong}
      act={save}
      onDone={() => {
        notify('Stock updated', { type: 'success' })
        onMoved()
        onClose()
      }}
      onClose={onClose}
    >
      <ChoiceField label="Reason" value={reason} choices={reasonChoices} onChange={setReason} />
      {rows.map((row, at) => (
        <Stack key={row.id} direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography>
            {nameWithChoice(row.name, row)}
            <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
              {row.sku}: {row.stock} in stock
            </Typography>
          </Typography>
          <TextField
            autoFocus={at === 0}
            label={reasons[reason].asks}
            value={typed[row.id] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [row.id]: target.value })}
            sx={{ width: 110, flex: 'none' }}
            slotProps={{
              htmlInput: {
                inputMode: 'numeric',
                autoComplete: 'off',
                'aria-label': `${reasons[reason].asks}: ${row.sku}`,
              },
            }}
          />
        </Stack>
      ))}
      <TextField
        label="Note"
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_STOCK_NOTE_LENGTH } }}
      />
    </FormDialog>
  )
}

/** Returns a row's movement, or undefined if its field is empty. */
function movementOf(row: StockRow, reason: Reason, typed: string, note: string): HandMovement | undefined {
  if (typed.trim() === '') return undefined
  const pieces = Number(typed)
  if (reason === 'counted') return { variantId: row.id, reason, counted: pieces, seen: row.stock, note }
  return pieces > 0 ? { variantId: row.id, reason, pieces, note } : undefined
}
