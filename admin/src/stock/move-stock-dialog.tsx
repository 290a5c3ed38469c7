import { useState } from 'react'
import { TextField } from '@mui/material'
import { HttpError, useNotify } from 'react-admin'
import type { HandMovement, StockRow } from '#contract/admin/stock.ts'
import { MAX_STOCK_NOTE_LENGTH, type handReasons } from '#domain/stock/stock.ts'
import { postOnce } from '../api.ts'
import { t } from '../language/t.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { ChoiceField } from '../ui/plain-fields.tsx'
import { isPieces, PiecesField } from './pieces-field.tsx'

type Reason = (typeof handReasons)[number]
type MoveStockDialogProps = { rows: readonly StockRow[]; onClose: () => void; onMoved: () => void }

const reasons: Record<Reason, { label: string; asks: string }> = {
  counted: { label: t('Counted'), asks: t('Counted') },
  received: { label: t('Received'), asks: t('Received') },
  damaged: { label: t('Damaged or lost'), asks: t('Removed') },
}
const reasonChoices = Object.entries(reasons).map(([id, { label }]) => ({ id: id as Reason, name: label }))

/** Dialog that records counted, received or removed stock of one or more variants. */
export function MoveStockDialog({ rows: opened, onClose, onMoved }: MoveStockDialogProps) {
  const notify = useNotify()
  const [rows, setRows] = useState(opened)
  const [reason, setReason] = useState<Reason>('counted')
  const [note, setNote] = useState('')
  const [typed, setTyped] = useState<Record<number, string>>({})
  const [chosen, setChosen] = useState('')
  const choices = (rows[0]?.places ?? []).map(({ placeId, name }) => ({ id: String(placeId), name }))
  const place = chosen || (choices[0]?.id ?? '')
  const movements = rows.flatMap((row) => movementOf(row, { reason, typed: typed[row.id] ?? '', note, place }) ?? [])
  const isWrong = rows.some(({ id }) => !isPieces(typed[id] ?? ''))
  async function save() {
    try {
      await postOnce('/stock/movements', { movements, ...(place !== '' && { placeId: Number(place) }) })
    } catch (error) {
      const now: StockRow[] = error instanceof HttpError && error.body?.code === 'stale' ? error.body.current : []
      setRows(rows.map((row) => now.find(({ id }) => id === row.id) ?? row))
      throw error
    }
  }

  return (
    <FormDialog
      title={t('Adjust stock')}
      yes={t('Save')}
      isReady={movements.length > 0 && !isWrong}
      act={save}
      onDone={() => {
        notify(t('Stock updated'), { type: 'success' })
        onMoved()
        onClose()
      }}
      onClose={onClose}
    >
      <ChoiceField label={t('Reason')} value={reason} choices={reasonChoices} onChange={setReason} />
      {choices.length > 1 && <ChoiceField label={t('Place')} value={place} choices={choices} onChange={setChosen} />}
      {rows.map((row, at) => (
        <PiecesField
          key={row.id}
          row={row}
          known={t('%{stock} in stock', { stock: stockAt(row, place) })}
          label={reasons[reason].asks}
          value={typed[row.id] ?? ''}
          onChange={(value) => setTyped({ ...typed, [row.id]: value })}
          autoFocus={at === 0}
        />
      ))}
      <TextField
        label={t('Note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_STOCK_NOTE_LENGTH } }}
      />
    </FormDialog>
  )
}

/** Returns a row's movement, or undefined if its field is empty. */
function movementOf(
  row: StockRow,
  { reason, typed, note, place }: { reason: Reason; typed: string; note: string; place: string },
): HandMovement | undefined {
  if (typed.trim() === '') return undefined
  const pieces = Number(typed)
  if (reason === 'counted') return { variantId: row.id, reason, counted: pieces, seen: stockAt(row, place), note }
  return pieces > 0 ? { variantId: row.id, reason, pieces, note } : undefined
}

/** Stock at a place, or in all for a shop with one place. */
function stockAt(row: StockRow, place: string): number {
  return row.places.find(({ placeId }) => String(placeId) === place)?.pieces ?? row.stock
}
