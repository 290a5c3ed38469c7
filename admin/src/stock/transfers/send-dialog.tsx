import { useState } from 'react'
import { TextField } from '@mui/material'
import { useNotify } from 'react-admin'
import type { StockRow } from '#contract/admin/stock.ts'
import type { TransferBody } from '#contract/admin/stock/transfers.ts'
import { MAX_STOCK_NOTE_LENGTH } from '#domain/stock/stock.ts'
import { postOnce } from '../../api.ts'
import { t } from '../../language/t.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ChoiceField } from '../../ui/plain-fields.tsx'
import { isPieces, PiecesField } from '../pieces-field.tsx'
import { useOpenPlaces } from '../places/use-places.ts'

type SendDialogProps = { rows: readonly StockRow[]; onClose: () => void; onSent: () => void }

/** Dialog that sends pieces of some variants from one place to another. */
export function SendDialog({ rows, onClose, onSent }: SendDialogProps) {
  const notify = useNotify()
  const places = useOpenPlaces()
  const [chosen, setChosen] = useState({ from: '', to: '' })
  const [note, setNote] = useState('')
  const [typed, setTyped] = useState<Record<number, string>>({})
  const from = chosen.from || String(places[0]?.id ?? '')
  const to = chosen.to || String(places.find(({ id }) => String(id) !== from)?.id ?? '')
  const choices = places.map(({ id, name }) => ({ id: String(id), name }))
  const lines = rows.flatMap(({ id }) => {
    const pieces = Number(typed[id] ?? '')
    return pieces > 0 ? { variantId: id, pieces } : []
  })
  const isWrong = rows.some(({ id }) => !isPieces(typed[id] ?? ''))
  const body: TransferBody = { fromId: Number(from), toId: Number(to), note, lines }
  return (
    <FormDialog
      title={t('Transfer stock')}
      yes={t('Send')}
      isReady={lines.length > 0 && !isWrong && from !== to}
      act={() => postOnce('/stock-transfers', body)}
      onDone={() => {
        notify(t('Transfer sent. It is on its way until somebody receives it.'), { type: 'success' })
        onSent()
        onClose()
      }}
      onClose={onClose}
    >
      <ChoiceField
        label={t('From')}
        value={from}
        choices={choices}
        onChange={(id) => setChosen({ ...chosen, from: id })}
      />
      <ChoiceField
        label={t('To')}
        value={to}
        choices={choices}
        onChange={(id) => setChosen({ ...chosen, to: id })}
        {...(from === to && { helperText: t('Choose another place') })}
      />
      {rows.map((row, at) => (
        <PiecesField
          key={row.id}
          row={row}
          known={t('%{pieces} there', { pieces: piecesAt(row, from) })}
          label={t('Send')}
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

function piecesAt({ places }: StockRow, place: string): number {
  return places.find(({ placeId }) => String(placeId) === place)?.pieces ?? 0
}
