import { useState } from 'react'
import { Button, Checkbox, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { AdminHandover, CashPayment, WaitingCash } from '#contract/admin/payments/handovers.ts'
import { sumOf } from '#domain/sum.ts'
import { post } from '../../api.ts'
import { weekdayText } from '../../fulfilment/deliveries/delivery-words.tsx'
import { t, tNodes } from '../../language/t.ts'
import { useCan } from '../../session/staff-session.ts'
import { FormButton } from '../../ui/form-button.tsx'
import { moneyText, whenText } from '../../ui/formats.ts'
import { PagePart } from '../../ui/page-part.tsx'
import { LineField, WholeField, WordsField } from '../../ui/plain-fields.tsx'
import { readRupees } from '../../ui/read-rupees.ts'
import { OrderLink } from '../../ui/record-links.tsx'

type Day = WaitingCash['days'][number]

/** Cash of one day; its payments can be expanded. */
export function CountDay({ day, isFirst }: { day: Day; isFirst: boolean }) {
  const [isOpen, setIsOpen] = useState(isFirst)
  if (isOpen) return <OpenDay day={day} />
  return (
    <PagePart
      title={`${weekdayText(day.day)}: ${moneyText(day.sum)}`}
      action={<Button onClick={() => setIsOpen(true)}>{t('Show')}</Button>}
    >
      {t('%{count} payment |||| %{count} payments', { count: day.payments.length })}
    </PagePart>
  )
}

/** Payments of a day; the selected ones are counted together. */
function OpenDay({ day: { day, payments, sum } }: { day: Day }) {
  const mayWrite = useCan('money.write')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = payments.filter(({ id }) => !left.has(id))

  function toggle({ id }: CashPayment) {
    setLeft((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])))
  }

  return (
    <PagePart
      title={`${weekdayText(day)}: ${moneyText(sum)}`}
      action={mayWrite && <CountButton day={day} payments={chosen} />}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell component="td" padding="checkbox" />
            <TableCell>{t('Order')}</TableCell>
            <TableCell>{t('Paid')}</TableCell>
            <TableCell>{t('Recorded by')}</TableCell>
            <TableCell align="right">{t('Cash')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {payments.map((payment) => (
            <TableRow key={payment.id}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={!left.has(payment.id)}
                  onChange={() => toggle(payment)}
                  slotProps={{ input: { 'aria-label': t('Cash for %{order}', { order: payment.order }) } }}
                />
              </TableCell>
              <TableCell>
                <OrderLink id={payment.orderId} number={payment.order} />
                <Typography variant="body2" color="text.secondary">
                  {payment.name}
                </Typography>
              </TableCell>
              <TableCell>{whenText(payment.at)}</TableCell>
              <TableCell>{payment.takenBy ?? '–'}</TableCell>
              <TableCell align="right">{moneyText(payment.amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </PagePart>
  )
}

/** `payments` are those selected when counting started: a payment recorded since then is not part of the handover. */
type Count = { broughtBy: string; counted: string; note: string; payments: readonly CashPayment[] }

function CountButton({ day, payments }: { day: string; payments: readonly CashPayment[] }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const takers = new Set(payments.map(({ takenBy }) => takenBy))
  const initial: Count = { broughtBy: takers.size === 1 ? ([...takers][0] ?? '') : '', counted: '', note: '', payments }

  async function count({ broughtBy, counted, note, payments: brought }: Count) {
    const paymentIds = brought.map(({ id }) => id)
    const body = { day, broughtBy, paymentIds, counted: readRupees(counted), note }
    const { id } = await post<AdminHandover>('/handovers', body)
    await queries.invalidateQueries({ queryKey: ['waiting-cash'] })
    await navigate(`/handovers/${id}/show`)
  }

  return (
    <FormButton
      label={t('Count %{total}', { total: moneyText(totalOf(payments)) })}
      variant="contained"
      disabled={payments.length === 0}
      title={t('Count the cash')}
      initial={initial}
      renderFields={({ broughtBy, counted, note, payments: brought }, change) => (
        <>
          <Expected sum={totalOf(brought)} count={brought.length} />
          <LineField label={t('Handed in by')} value={broughtBy} onChange={(name) => change({ broughtBy: name })} />
          <WholeField label={t('Amount counted (Rs)')} value={counted} onChange={(sum) => change({ counted: sum })} />
          {counted !== '' && readRupees(counted) !== totalOf(brought) && (
            <WordsField
              label={t('Reason for the difference')}
              value={note}
              onChange={(words) => change({ note: words })}
              rows={2}
            />
          )}
        </>
      )}
      act={count}
      done={t('Count saved. Print the sheet and have both sign it.')}
      yes={t('Save')}
    />
  )
}

function totalOf(payments: readonly CashPayment[]): number {
  return sumOf(payments, ({ amount }) => amount)
}

function Expected({ sum, count }: { sum: number; count: number }) {
  return (
    <Stack>
      <span>
        {tNodes('Expected: %{sum} from %{payments}', {
          sum: <strong>{moneyText(sum)}</strong>,
          payments: t('%{count} payment |||| %{count} payments', { count }),
        })}
      </span>
      <span>{t('A saved count cannot be changed.')}</span>
    </Stack>
  )
}
