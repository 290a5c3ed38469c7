import { Stack, Typography } from '@mui/material'
import { Show, Title, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AdminHandover } from '#contract/admin/payments/handovers.ts'
import { weekdayText } from '../../fulfilment/deliveries/delivery-words.tsx'
import { t } from '../../language/t.ts'
import { Facts } from '../../ui/facts.tsx'
import { moneyText, whenText } from '../../ui/formats.ts'
import { OrderLink } from '../../ui/record-links.tsx'
import { SheetOfPaper, SignatureLine } from '../../ui/sheet-of-paper.tsx'
import { differenceText } from './difference-text.ts'

/** Page of one cash handover: a sheet for both people to sign. */
export default function HandoverShow() {
  return (
    <Show component="div" title={<span />} actions={false}>
      <Handover />
    </Show>
  )
}

function Handover() {
  const handover = useRecordContext<AdminHandover>()
  if (!handover) return null
  const { day, broughtBy, expected, counted, note, staffName, at, payments } = handover
  return (
    <SheetOfPaper actions={<Link to="/waiting-cash">{t('Count more cash')}</Link>}>
      <Title title={t('Cash from %{name}', { name: broughtBy })} />
      <Typography variant="h2" component="h2" sx={{ mb: 1 }}>
        {t('Cash for %{day}', { day: weekdayText(day) })}
      </Typography>
      <Facts
        facts={[
          [t('Handed in by'), broughtBy],
          [t('Counted by'), `${staffName}, ${whenText(at)}`],
          [t('Expected'), moneyText(expected)],
          [t('Counted'), <strong key="counted">{moneyText(counted)}</strong>],
          [t('Difference'), counted === expected ? t('None') : differenceText(expected, counted)],
          [t('Reason'), note],
        ]}
      />
      <table style={{ marginTop: '1.5rem' }}>
        <thead>
          <tr>
            <th scope="col">{t('Order')}</th>
            <th scope="col">{t('Name')}</th>
            <th scope="col">{t('Paid')}</th>
            <th scope="col" className="number">
              {t('Cash')}
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map(({ id, orderId, order, name, at: paidAt, amount }) => (
            <tr key={id}>
              <td>
                <OrderLink id={orderId} number={order} />
              </td>
              <td>{name}</td>
              <td>{whenText(paidAt)}</td>
              <td className="number">{moneyText(amount)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={3}>
              {t('Total expected')}
            </th>
            <td className="number">
              <strong>{moneyText(expected)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
      <Stack direction="row" sx={{ gap: 4 }}>
        <SignatureLine label={t('Handed over: %{name}', { name: broughtBy })} />
        <SignatureLine label={t('Counted: %{name}', { name: staffName })} />
      </Stack>
    </SheetOfPaper>
  )
}
