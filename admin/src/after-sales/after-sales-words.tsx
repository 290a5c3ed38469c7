import { Typography } from '@mui/material'
import type { DamageRemedy, DamageState, ReturnState } from '#domain/after-sales.ts'
import type { AdminDamage, AdminReturn } from '#contract/admin/after-sales.ts'
import { timeAgo } from './waiting-time.ts'
import type { Tone } from '../theme/tokens.ts'
import { Facts } from '../ui/facts.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { Link } from 'react-router-dom'

export const damageStateWords: Record<DamageState, { tone: Tone; label: string }> = {
  reported: { tone: 'notice', label: 'Waits for an answer' },
  accepted: { tone: 'confirm', label: 'Accepted' },
  declined: { tone: 'quiet', label: 'Declined' },
}

export const remedyWords: Record<DamageRemedy, string> = {
  replacement: 'Replacement',
  repair: 'Repair',
  refund: 'Money back',
}

export function DamageStatus({ report: { state, remedy, remediedAt } }: { report: AdminDamage }) {
  if (state !== 'accepted' || remedy === null) return <StatusChip {...damageStateWords[state]} />
  if (remedy === 'refund') return <StatusChip tone="confirm" label={remedyWords.refund} />
  if (remediedAt !== null) return <StatusChip tone="delivered" label={`${remedyWords[remedy]} done`} />
  return <StatusChip tone="notice" label={`${remedyWords[remedy]} to do`} />
}

export const returnStateWords: Record<ReturnState, { tone: Tone; label: string }> = {
  requested: { tone: 'notice', label: 'Waits for an answer' },
  approved: { tone: 'pending', label: 'To be collected' },
  collected: { tone: 'confirm', label: 'On its way to us' },
  received: { tone: 'delivered', label: 'Received' },
  declined: { tone: 'quiet', label: 'Declined' },
  withdrawn: { tone: 'quiet', label: 'Withdrawn' },
}

/** Since when it waits. */
export function Waiting({ since }: { since: string }) {
  return (
    <>
      {whenText(since)}
      <Typography variant="body2" color="text.secondary" component="span" sx={{ display: 'block' }}>
        {timeAgo(since)}
      </Typography>
    </>
  )
}

/** Who sent it, and about which order. */
export function Sender({ about }: { about: AdminDamage | AdminReturn }) {
  const { orderId, order, name, phone, address, createdAt } = about
  return (
    <PagePart title="From">
      <Facts
        facts={[
          [
            'Order',
            <Link key="order" to={`/orders/${orderId}/show`}>
              {order}
            </Link>,
          ],
          ['Name', name],
          [
            'Phone',
            phone === '' ? (
              ''
            ) : (
              <a key="phone" href={`tel:+977${phone}`}>
                {phone}
              </a>
            ),
          ],
          ['Address', address],
          ['Sent', whenText(createdAt)],
        ]}
      />
    </PagePart>
  )
}

type Piece = AdminDamage['piece']

/** What was promised of a piece, and whether it was kept to: `Delivered 4 Mar 2026, 12:00; good until 3 Apr 2026, 12:00`. */
export function promiseText({ deliveredAt, until }: Piece): string {
  return deliveredAt === null
    ? 'Not handed over'
    : `Delivered ${whenText(deliveredAt)}; in time until ${whenText(until)}`
}

export function pieceText({ quantity, title, price }: Piece): string {
  return `${quantity} × ${title}, ${moneyText(price)} each`
}
