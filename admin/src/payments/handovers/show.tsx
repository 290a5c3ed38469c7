import { Stack, Typography } from '@mui/material'
import { Show, Title, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AdminHandover } from '#contract/admin/payments/handovers.ts'
import { weekdayText } from '../../fulfilment/deliveries/delivery-words.tsx'
import { Facts } from '../../ui/facts.tsx'
import { moneyText, whenText } from '../../ui/formats.ts'
import { OrderLink } from '../../ui/record-links.tsx'
import { SheetOfPaper, SignatureLine } from '../../ui/sheet-of-paper.tsx'

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
    <SheetOfPaper actions={<Link to="/waiting-cash">Count more cash</Link>}>
      <Title title={`Cash from ${broughtBy}`} />
      <Typography variant="h2" component="h2" sx={{ mb: 1 }}>
        Cash for {weekdayText(day)}
      </Typography>
      <Facts
        facts={[
          ['Handed in by', broughtBy],
          ['Counted by', `${staffName}, ${whenText(at)}`],
          ['Expected', moneyText(expected)],
          ['Counted', <strong key="counted">{moneyText(counted)}</strong>],
          ['Difference', counted === expected ? 'None' : differenceText(expected, counted)],
          ['Reason', note],
        ]}
      />
      <table style={{ marginTop: '1.5rem' }}>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Name</th>
            <th scope="col">Paid</th>
            <th scope="col" className="number">
              Cash
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
              Total expected
            </th>
            <td className="number">
              <strong>{moneyText(expected)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
      <Stack direction="row" sx={{ gap: 4 }}>
        <SignatureLine label={`Handed over: ${broughtBy}`} />
        <SignatureLine label={`Counted: ${staffName}`} />
      </Stack>
    </SheetOfPaper>
  )
}

function differenceText(expected: number, counted: number): string {
  return `${moneyText(Math.abs(expected - counted))} ${counted < expected ? 'short' : 'over'}`
}
