import { Alert, CircularProgress, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { AdminDelivery, AdminDeliverySheet } from '#contract/admin/fulfilment/deliveries.ts'
import { get } from '../../api.ts'
import { t, tNodes } from '../../language/t.ts'
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
      <Title title={t('Delivery sheet')} />
      {(day === '' || zone === '') && (
        <Alert severity="info">{t('Choose a date and a zone in the delivery calendar.')}</Alert>
      )}
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && day !== '' && zone !== '' && <CircularProgress aria-label={t('Loading')} />}
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
        {countsText(totals)}{' '}
        {tNodes('Cash to collect: %{amount}', { amount: <strong>{moneyText(totals.cash)}</strong> })}
      </Typography>
      {deliveries.length === 0 && <Typography>{t('No deliveries in this zone on this date.')}</Typography>}
      {deliveries.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Time')}</th>
              <th scope="col">{t('Order')}</th>
              <th scope="col">{t('Customer')}</th>
              <th scope="col">{t('Items')}</th>
              <th scope="col" className="number">
                {t('Cash')}
              </th>
              <th scope="col">{t('Signature')}</th>
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
        <SignatureLine label={t('Driver')} />
        <SignatureLine label={t('Dispatched by')} />
      </Stack>
    </>
  )
}

/** `3 deliveries, 5 items, 1 by truck.` */
function countsText({ deliveries, pieces, truck }: AdminDeliverySheet['totals']): string {
  const counts = [
    t('%{count} delivery |||| %{count} deliveries', { count: deliveries }),
    t('%{count} item |||| %{count} items', { count: pieces }),
    t('%{count} by truck.', { count: truck }),
  ]
  return counts.join(', ')
}

function Stop({ delivery }: { delivery: AdminDelivery }) {
  const { slot, order, number, of, name, phone, buyer, address, position, pieces, cash, isLarge, access, note } =
    delivery
  return (
    <tr>
      <td>{slot === null ? '' : slotHours(slot)}</td>
      <td>
        <strong style={{ whiteSpace: 'nowrap' }}>{order}</strong>
        {of > 1 && <div>{t('Delivery %{number} of %{of}', { number, of })}</div>}
        {isLarge && <div>{t('Truck')}</div>}
      </td>
      <td>
        <strong>{name}</strong>, {phone}
        {buyer && <div>{t('Ordered by %{name}, %{phone}', { name: buyer.name, phone: buyer.phone })}</div>}
        <div>{address}</div>
        <MapLink position={position} isPrinted />
        <div>{[floorText(delivery), access, note].filter((part) => part !== '').join('. ')}</div>
      </td>
      <td style={{ whiteSpace: 'pre-line' }}>{piecesText(pieces)}</td>
      <td className="number">{cash > 0 ? moneyText(cash) : t('Paid')}</td>
      <td aria-label={t('Signature')} style={{ minWidth: '9rem' }} />
    </tr>
  )
}
