import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { townWithWard } from '#domain/addresses/address.ts'
import type { PackingSlip } from '#contract/admin/orders/packing-slips.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { sumOf } from '#domain/sum.ts'
import { floorText } from '../fulfilment/deliveries/delivery-words.tsx'
import { formats, t } from '../language/t.ts'
import { moneyText, whenText } from '../ui/formats.ts'
import { MapLink } from '../ui/map-link.tsx'
import { dayAndSlot, methodWords } from './order-words.ts'

/** Packing slip of one order on one page: its items and its address. */
export function PackingSlipSheet({ slip }: { slip: PackingSlip }) {
  const { number, placedAt, method, store, lines, nepaliNames, deliveries, fetch, cash } = slip
  const pieces = sumOf(lines, ({ quantity }) => quantity)
  return (
    <Box component="article" aria-label={t('Packing slip %{number}', { number })} sx={sheet}>
      <Typography variant="h2" component="h2">
        {number}
      </Typography>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {[
          t('Placed %{date}', { date: whenText(placedAt) }),
          store === '' ? methodWords[method] : t('Pickup at %{store}', { store }),
          t('%{count} item |||| %{count} items', { count: pieces }),
        ].join(' · ')}
      </Typography>
      <Address slip={slip} />
      <Table size="small" sx={{ my: 2 }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('SKU')}</TableCell>
            <TableCell>{t('Product')}</TableCell>
            <TableCell align="right">{t('Quantity')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line, index) => (
            <TableRow key={line.position}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{line.sku}</TableCell>
              <TableCell>
                {nameWithChoice(line.name, line)}
                {nepaliNames[index] !== line.name && (
                  <Box component="span" lang="ne" sx={{ display: 'block' }}>
                    {nepaliNames[index]}
                  </Box>
                )}
                {slip.doesNotFit.includes(line.position) && (
                  <Box component="strong" sx={{ display: 'block' }}>
                    {t('By the buyer’s own measures this does not get in. Call before it leaves.')}
                  </Box>
                )}
              </TableCell>
              <TableCell align="right">{formats.number(line.quantity)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {fetch.map(({ place, pieces: there }) => (
        <Typography key={place} variant="body2">
          {t('From %{place}: %{pieces}', {
            place,
            pieces: there.map(({ sku, quantity }) => countedSku(quantity, sku)).join(', '),
          })}
        </Typography>
      ))}
      {deliveries.map((delivery) => (
        <Typography key={delivery.number} variant="body2">
          {t('Delivery %{number}, %{when}: %{pieces}', {
            number: delivery.number,
            when: dayAndSlot(delivery.day, delivery.slot),
            pieces: delivery.pieces
              .map(({ position, quantity }) => countedSku(quantity, lines[position]!.sku))
              .join(', '),
          })}
        </Typography>
      ))}
      {cash > 0 && (
        <Typography sx={{ fontWeight: 600 }}>{t('Cash to collect: %{cash}', { cash: moneyText(cash) })}</Typography>
      )}
    </Box>
  )
}

function countedSku(quantity: number, sku: string): string {
  return `${formats.number(quantity)} × ${sku}`
}

function Address({ slip: { name, contact, province, district } }: { slip: PackingSlip }) {
  const {
    street_address,
    landmark,
    apartment,
    city,
    ward,
    zip,
    phone,
    recipient_name: recipient,
    access,
    note,
  } = contact
  const town = `${townWithWard(city, ward)} ${zip}`.trim()
  const place = [street_address, landmark, apartment, town, formats.place(district), formats.place(province)]
  const shown = place.filter((part, index) => part !== '' && part !== place[index - 1]).join(', ')
  const stairs = floorText(contact)
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{recipient === '' ? name : recipient}</Typography>
      <Typography variant="body2">{shown}</Typography>
      <Typography variant="body2">{formats.phone(recipient === '' ? phone : contact.recipient_phone)}</Typography>
      {recipient !== '' && (
        <Typography variant="body2">
          {contact.is_gift ? t('A gift from %{name}', { name }) : t('Ordered by %{name}', { name })}
        </Typography>
      )}
      <Typography variant="body2">
        <MapLink position={contact.position} isPrinted />
      </Typography>
      {stairs !== '' && <Typography variant="body2">{stairs}</Typography>}
      {access !== '' && <Typography variant="body2">{t('Access: %{access}', { access })}</Typography>}
      {note !== '' && <Typography variant="body2">{t('Note: %{note}', { note })}</Typography>}
    </Box>
  )
}

const sheet = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  p: 3,
  mb: 2,
  maxWidth: '210mm',
  '@media print': { border: 0, p: 0, mb: 0, breakAfter: 'page', '&:last-child': { breakAfter: 'auto' } },
}
