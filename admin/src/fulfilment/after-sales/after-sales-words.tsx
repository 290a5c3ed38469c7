import { Typography } from '@mui/material'
import type { AdminDamage, AdminReturn } from '#contract/admin/fulfilment/after-sales.ts'
import type { DamageOutcome, DamageState, ReturnState } from '#domain/fulfilment/after-sales.ts'
import { formats, t } from '../../language/t.ts'
import type { Tone } from '../../theme/tokens.ts'
import { Facts } from '../../ui/facts.tsx'
import { moneyText, whenText } from '../../ui/formats.ts'
import { MapLink } from '../../ui/map-link.tsx'
import { PagePart } from '../../ui/page-part.tsx'
import { OrderLink, PhoneLink } from '../../ui/record-links.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'

export const damageStateWords: Record<DamageState, { tone: Tone; label: string }> = {
  reported: { tone: 'notice', label: t('Needs review') },
  accepted: { tone: 'confirm', label: t('Accepted') },
  declined: { tone: 'quiet', label: t('Declined') },
}

export const remedyWords: Record<DamageOutcome, string> = {
  replacement: t('Replacement'),
  repair: t('Repair'),
  refund: t('Refund'),
  returned: t('Returned instead'),
}

const visitWords = {
  replacement: { done: t('Replacement done'), pending: t('Replacement pending') },
  repair: { done: t('Repair done'), pending: t('Repair pending') },
}

export function DamageStatus({ report: { state, remedy, remediedAt } }: { report: AdminDamage }) {
  if (state !== 'accepted' || remedy === null) return <StatusChip {...damageStateWords[state]} />
  if (remedy === 'refund' || remedy === 'returned') return <StatusChip tone="confirm" label={remedyWords[remedy]} />
  const { done, pending } = visitWords[remedy]
  return remediedAt === null ? (
    <StatusChip tone="notice" label={pending} />
  ) : (
    <StatusChip tone="delivered" label={done} />
  )
}

export const returnStateWords: Record<ReturnState, { tone: Tone; label: string }> = {
  requested: { tone: 'notice', label: t('Needs review') },
  approved: { tone: 'pending', label: t('Awaiting collection') },
  collected: { tone: 'confirm', label: t('In transit') },
  received: { tone: 'delivered', label: t('Received') },
  declined: { tone: 'quiet', label: t('Declined') },
  withdrawn: { tone: 'quiet', label: t('Withdrawn') },
}

/** When the request was sent, and how long ago that is. */
export function Waiting({ since }: { since: string }) {
  return (
    <>
      {whenText(since)}
      <Typography variant="body2" color="text.secondary" component="span" sx={{ display: 'block' }}>
        {formats.ago(since)}
      </Typography>
    </>
  )
}

/** Card with the customer's contact details and a link to the order. */
export function Sender({ about }: { about: AdminDamage | AdminReturn }) {
  const { orderId, order, name, phone, address, position, createdAt } = about
  return (
    <PagePart title={t('Customer')}>
      <Facts
        facts={[
          [t('Order'), <OrderLink key="order" id={orderId} number={order} />],
          [t('Name'), name],
          [t('Phone'), phone && <PhoneLink key="phone" phone={phone} />],
          [t('Address'), address],
          [t('Map'), position && <MapLink key="map" position={position} />],
          [t('Sent'), whenText(createdAt)],
        ]}
      />
    </PagePart>
  )
}

type Piece = AdminDamage['piece']

/** Returns when a piece was delivered, and its deadline: `Delivered 4 Mar 2026, 12:00; deadline 3 Apr 2026, 12:00`. */
export function promiseText({ deliveredAt, until }: Piece): string {
  return deliveredAt === null
    ? t('Not delivered')
    : t('Delivered %{when}; deadline %{until}', { when: whenText(deliveredAt), until: whenText(until) })
}

export function pieceText({ quantity, title, price }: Piece): string {
  return t('%{quantity} × %{title}, %{price} each', { quantity, title, price: moneyText(price) })
}
