import { Alert, CircularProgress, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { AdminDelivery, AdminDeliverySheet } from '#contract/admin/fulfilment/deliveries.ts'
import { get } from '../../api.ts'
import { moneyText } from '../../ui/formats.ts'
import { MapLink } from '../../ui/map-link.tsx'
import { SheetOfPaper, SignatureLine } from '../../ui/sheet-of-paper.tsx'
import { floorText, piecesText, slotHours, weekdayText } from './delivery-words.tsx'

/** Printable list of a zone's deliveries for the driver: `?day=2026-11-24&zone=3`. */
export default function DeliverySheet() {
  const [params] = useSearchParams()
  const [day, zone] = [params.get('day') ?? '', params.get('zone') ?? '']
  const { data, error } = useQuery({
    queryKey: ['delivery-sheet', day, zone],
    queryFn: ({ signal }) => get<AdminDeliverySheet>('/delivery-sheet', { day, zone }, signal),
    enabled: day !== '' && zone !== '',
  })
  return (
    <SheetOfPaper isWide isReady={data !== undefined && data.deliveries.length > 0}>
      <Title title="Delivery sheet" />
      {(day === '' || zone === '') && <Alert severity="info">Choose a date and a zone in the delivery calendar.</Alert>}
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && day !== '' && zone !== '' && <CircularProgress aria-label="Loading" />}
      {data && <Sheet sheet={data} />}
    </SheetOfPaper>
  )
}

function Sheet({ sheet: { day, zone, deliveries, totals } }: { sheet: AdminDeliverySheet }) {
  return (
    <>
      <Typography variant="h2" component="h2">
        {zone}, {weekdayText(day)}
      </Typography>
      <Typography sx={{ mb: 2 }}>
        {counted(totals.deliveries, 'delivery', 'deliveries')}, {counted(totals.pieces, 'item', 'items')},{' '}
        {totals.truck} by truck. Cash to collect: <strong>{moneyText(totals.cash)}</strong>
      </Typography>
      {deliveries.length === 0 && <Typography>No deliveries in this zone on this date.</Typography>}
      {deliveries.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Order</th>
              <th scope="col">Customer</th>
              <th scope="col">Items</th>
              <th scope="col" className="number">
                Cash
              </th>
              <th scope="col">Signature</th>
            </tr>
          </thead>
          <tbody>
            {deliveries.map((delivery) => (
              <Stop key={delivery.id} delivery={delivery} />
            ))}
          </tbody>
        </table>
      )}
      <Stack direction="row" sx={{ gap: 4 }}>
        <SignatureLine label="Driver" />
        <SignatureLine label="Dispatched by" />
      </Stack>
    </>
  )
}

function Stop({ delivery }: { delivery: AdminDelivery }) {
  const { slot, order, number, of, name, phone, buyer, address, position, pieces, cash, isLarge, access, note } =
    delivery
  return (
    <tr>
      <td>{slot === null ? '' : slotHours(slot)}</td>
      <td>
        <strong style={{ whiteSpace: 'nowrap' }}>{order}</strong>
        {of > 1 && <div>{`Delivery ${number} of ${of}`}</div>}
        {isLarge && <div>Truck</div>}
      </td>
      <td>
        <strong>{name}</strong>, {phone}
        {buyer && (
          <div>
            Ordered by {buyer.name}, {buyer.phone}
          </div>
        )}
        <div>{address}</div>
        <MapLink position={position} isPrinted />
        <div>{[floorText(delivery), access, note].filter((part) => part !== '').join('. ')}</div>
      </td>
      <td style={{ whiteSpace: 'pre-line' }}>{piecesText(pieces)}</td>
      <td className="number">{cash > 0 ? moneyText(cash) : 'Paid'}</td>
      <td aria-label="Signature" style={{ minWidth: '9rem' }} />
    </tr>
  )
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
