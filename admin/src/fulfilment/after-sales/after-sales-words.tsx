import { Typography } from '@mui/material'
import type { AdminDamage, AdminReturn } from '#contract/admin/fulfilment/after-sales.ts'
import type { DamageOutcome, DamageState, ReturnState } from '#domain/fulfilment/after-sales.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import type { Tone } from '../../theme/tokens.ts'
import { Facts } from '../../ui/facts.tsx'
import { moneyText, whenText } from '../../ui/formats.ts'
import { MapLink } from '../../ui/map-link.tsx'
import { PagePart } from '../../ui/page-part.tsx'
import { OrderLink, PhoneLink } from '../../ui/record-links.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'

export const damageStateWords: Record<DamageState, { tone: Tone; label: string }> = {
  reported: { tone: 'notice', label: 'Needs review' },
  accepted: { tone: 'confirm', label: 'Accepted' },
  declined: { tone: 'quiet', label: 'Declined' },
}

export const remedyWords: Record<DamageOutcome, string> = {
  replacement: 'Replacement',
  repair: 'Repair',
  refund: 'Refund',
  returned: 'Returned instead',
}

export function DamageStatus({ report: { state, remedy, remediedAt } }: { report: AdminDamage }) {
  if (state !== 'accepted' || remedy === null) return <StatusChip {...damageStateWords[state]} />
  if (remedy === 'refund' || remedy === 'returned') return <StatusChip tone="confirm" label={remedyWords[remedy]} />
  if (remediedAt !== null) return <StatusChip tone="delivered" label={`${remedyWords[remedy]} done`} />
  return <StatusChip tone="notice" label={`${remedyWords[remedy]} pending`} />
}

export const returnStateWords: Record<ReturnState, { tone: Tone; label: string }> = {
  requested: { tone: 'notice', label: 'Needs review' },
  approved: { tone: 'pending', label: 'Awaiting collection' },
  collected: { tone: 'confirm', label: 'In transit' },
  received: { tone: 'delivered', label: 'Received' },
  declined: { tone: 'quiet', label: 'Declined' },
  withdrawn: { tone: 'quiet', label: 'Withdrawn' },
}

/** When the request was sent, and how long ago that is. */
export function Waiting({ since }: { since: string }) {
  return (
    <>
      {whenText(since)}
      <Typography variant="body2" color="text.secondary" component="span" sx={{ display: 'block' }}>
        {englishFormats.ago(since)}
      </Typography>
    </>
  )
}

/** Card with the customer's contact details and a link to the order. */
export function Sender({ about }: { about: AdminDamage | AdminReturn }) {
  const { orderId, order, name, phone, address, position, createdAt } = about
  return (
    <PagePart title="Customer">
      <Facts
        facts={[
          ['Order', <OrderLink key="order" id={orderId} number={order} />],
          ['Name', name],
          ['Phone', phone && <PhoneLink key="phone" phone={phone} />],
          ['Address', address],
          ['Map', position && <MapLink key="map" position={position} />],
          ['Sent', whenText(createdAt)],
        ]}
      />
    </PagePart>
  )
}

type Piece = AdminDamage['piece']

/** Returns when a piece was delivered, and its deadline: `Delivered 4 Mar 2026, 12:00; deadline 3 Apr 2026, 12:00`. */
export function promiseText({ deliveredAt, until }: Piece): string {
  return deliveredAt === null ? 'Not delivered' : `Delivered ${whenText(deliveredAt)}; deadline ${whenText(until)}`
}

export function pieceText({ quantity, title, price }: Piece): string {
  return `${quantity} × ${title}, ${moneyText(price)} each`
}
