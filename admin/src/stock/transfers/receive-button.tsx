import { useState } from 'react'
import { Button, TextField } from '@mui/material'
import { useNotify, useRefresh } from 'react-admin'
import type { ReceiptBody, StockTransfer } from '#contract/admin/stock/transfers.ts'
import { MAX_STOCK_NOTE_LENGTH } from '#domain/stock/stock.ts'
import { postOnce } from '../../api.ts'
import { t } from '../../language/t.ts'
import { useCan } from '../../session/staff-session.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { isPieces, PiecesField } from '../pieces-field.tsx'

/** Button that records what arrived of a transfer; hidden without `stock.write`. */
export function ReceiveButton({ transfer }: { transfer: StockTransfer }) {
  const mayWrite = useCan('stock.write')
  const [isOpen, setIsOpen] = useState(false)
  if (!mayWrite || transfer.receivedAt !== null) return null
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {t('Receive')}
      </Button>
      {isOpen && <ReceiveDialog transfer={transfer} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ReceiveDialog({ transfer, onClose }: { transfer: StockTransfer; onClose: () => void }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [note, setNote] = useState('')
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(transfer.lines.map(({ variantId, sent }) => [variantId, String(sent)])),
  )
  const lines = transfer.lines.map(({ variantId }) => ({ variantId, pieces: Number(typed[variantId]) }))
  const isReady = transfer.lines.every(
    ({ variantId }) => isPieces(typed[variantId]!) && typed[variantId]!.trim() !== '',
  )
  const isDifferent = transfer.lines.some(({ variantId, sent }) => Number(typed[variantId]) !== sent)
  const body: ReceiptBody = { note, lines }
  return (
    <FormDialog
      title={t('Receive at %{to}', { to: transfer.to })}
      yes={t('Receive')}
      isReady={isReady}
      act={() => postOnce(`/stock-transfers/${transfer.id}/receipt`, body)}
      onDone={() => {
        notify(t('Transfer received'), { type: 'success' })
        refresh()
        onClose()
      }}
      onClose={onClose}
    >
      {transfer.lines.map((line, at) => (
        <PiecesField
          key={line.variantId}
          row={line}
          known={t('%{sent} sent', { sent: line.sent })}
          label={t('Arrived')}
          value={typed[line.variantId]!}
          onChange={(value) => setTyped({ ...typed, [line.variantId]: value })}
          autoFocus={at === 0}
        />
      ))}
      <TextField
        label={t('Note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        {...(isDifferent && { helperText: t('The difference stays on the transfer. Say what happened.') })}
        slotProps={{ htmlInput: { maxLength: MAX_STOCK_NOTE_LENGTH } }}
      />
    </FormDialog>
  )
}
