import { useState } from 'react'
import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useNotify, useRefresh } from 'react-admin'
import type { Purchase } from '#contract/admin/purchasing.ts'
import { missingOf } from '#domain/purchasing/purchase-orders.ts'
import { sumOf } from '#domain/sum.ts'
import { latinDigits } from '#domain/text.ts'
import { postOnce } from '../api.ts'
import { t } from '../language/t.ts'
import { useOpenPlaces } from '../stock/places/use-places.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { nepalToday } from '../ui/formats.ts'
import { ChoiceField, WordsField } from '../ui/plain-fields.tsx'
import { BillFields, billOf, type TypedBill } from './bill-fields.tsx'

type Line = Purchase['lines'][number]
type Typed = Record<number, { taken?: string; damaged?: string }>

/** Dialog that records goods as they come: taken and damaged pieces by line, and the supplier's bill. */
export function ReceiveDialog({ order, onClose }: { order: Purchase; onClose: () => void }) {
  const notify = useNotify()
  const refresh = useRefresh()
  // A colleague's receipt may refresh the page below, and what is typed here is then refused as out of date.
  const [version] = useState(order.version)
  const [typed, setTyped] = useState<Typed>({})
  const [bill, setBill] = useState<TypedBill>({ number: '', day: nepalToday() })
  const [note, setNote] = useState('')
  const places = useOpenPlaces()
  const [chosen, setChosen] = useState('')
  const place = chosen || String(places.find(({ isMain }) => isMain)?.id ?? '')
  const counts = order.lines.map((line) => countsOf(line, typed))
  const came = counts.filter(({ taken, damaged }) => taken + damaged > 0)
  const isWrong = counts.some(({ taken, damaged }) => !Number.isInteger(taken) || !Number.isInteger(damaged))
  const cost = sumOf(counts, ({ line, taken }) => (taken > 0 ? taken * line.cost : 0))

  const receive = () =>
    postOnce(`/purchase-orders/${order.id}/receipts`, {
      lines: came.map(({ line, taken, damaged }) => ({ lineId: line.id, taken, damaged })),
      bill: billOf(bill, cost),
      note,
      ...(places.length > 1 && { placeId: Number(place) }),
      version,
    })

  return (
    <FormDialog
      title={t('Receive goods of %{number}', { number: order.number })}
      width="md"
      yes={t('Receive')}
      isReady={came.length > 0 && !isWrong}
      act={receive}
      onDone={() => {
        const count = sumOf(came, ({ taken }) => taken)
        notify(t('%{count} piece added to the stock |||| %{count} pieces added to the stock', { count }), {
          type: 'success',
        })
        refresh()
        onClose()
      }}
      onClose={onClose}
    >
      <Box>
        <Button onClick={() => setTyped(allOf(order.lines))}>{t('All as ordered')}</Button>
      </Box>
      {order.lines.map((line) => (
        <LineCounts
          key={line.id}
          line={line}
          typed={typed[line.id] ?? {}}
          onChange={(changes) => setTyped({ ...typed, [line.id]: { ...typed[line.id], ...changes } })}
        />
      ))}
      <More counts={counts} />
      {places.length > 1 && (
        <ChoiceField
          label={t('Where')}
          value={place}
          choices={places.map(({ id, name }) => ({ id: String(id), name }))}
          onChange={setChosen}
        />
      )}
      <BillFields bill={bill} cost={cost} onChange={setBill} />
      <WordsField label={t('Note')} value={note} onChange={setNote} rows={2} />
    </FormDialog>
  )
}

type LineCountsProps = {
  line: Line
  typed: Typed[number]
  onChange: (changes: Typed[number]) => void
}

function LineCounts({ line, typed, onChange }: LineCountsProps) {
  const missing = missingOf(line)
  return (
    <Box
      role="group"
      aria-label={line.sku}
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 120px 120px' },
      }}
    >
      <Typography sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        {line.name}
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {line.sku}:{' '}
          {missing === 0
            ? t('all received')
            : t('%{missing} of %{quantity} missing', { missing, quantity: line.quantity })}
        </Typography>
      </Typography>
      <CountField label={t('Taken')} of={line} value={typed.taken} onChange={(taken) => onChange({ taken })} />
      <CountField label={t('Damaged')} of={line} value={typed.damaged} onChange={(damaged) => onChange({ damaged })} />
    </Box>
  )
}

type CountFieldProps = { label: string; of: Line; value: string | undefined; onChange: (typed: string) => void }

function CountField({ label, of, value = '', onChange }: CountFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={!Number.isInteger(countIn(value))}
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off', 'aria-label': `${label}: ${of.sku}` },
      }}
    />
  )
}

/** What happens to damaged and surplus pieces, so that nobody has to guess. */
function More({ counts }: { counts: readonly Counts[] }) {
  const damaged = sumOf(counts, (count) => count.damaged || 0)
  const surplus = sumOf(counts, ({ line, taken }) => Math.max(0, (taken || 0) - missingOf(line)))
  return (
    <>
      {damaged > 0 && (
        <Alert severity="info">
          {t(
            '%{count} piece not taken into stock. The supplier still owes it. |||| %{count} pieces not taken into stock. The supplier still owes them.',
            { count: damaged },
          )}
        </Alert>
      )}
      {surplus > 0 && (
        <Alert severity="warning">
          {t(
            '%{count} piece more than ordered. All go into stock. |||| %{count} pieces more than ordered. All go into stock.',
            { count: surplus },
          )}
        </Alert>
      )}
    </>
  )
}

type Counts = { line: Line; taken: number; damaged: number }

function countsOf(line: Line, typed: Typed): Counts {
  const { taken = '', damaged = '' } = typed[line.id] ?? {}
  return { line, taken: countIn(taken), damaged: countIn(damaged) }
}

/** A typed count; NaN for anything that is none. */
function countIn(typed: string): number {
  const digits = latinDigits(typed).trim()
  if (digits === '') return 0
  return /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN
}

/** What is missing of the lines that can be taken: all but those of deleted variants. */
function allOf(lines: readonly Line[]): Typed {
  const known = lines.filter(({ variantId }) => variantId !== null)
  const missing = known.map((line) => [line.id, missingOf(line)] as const).filter(([, count]) => count > 0)
  return Object.fromEntries(missing.map(([id, count]) => [id, { taken: String(count) }]))
}
