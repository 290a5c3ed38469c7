import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { Box, Button, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { StaffPlan } from '#contract/admin/planner.ts'
import { boundsOf } from '#domain/planner/geometry.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { writePlanFragment } from '#domain/planner/share-link.ts'
import { formats, t } from '../language/t.ts'
import { Facts } from '../ui/facts.tsx'
import { moneyText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { StatusChip } from '../ui/status-chip.tsx'

type Piece = StaffPlan['pieces'][number]

/** The newest room plan that came with a message or a request, and what its sender has bought of it. */
export function PlanPart({ plan: { plan, pieces } }: { plan: StaffPlan }) {
  return (
    <PagePart title={t('Room plan')} action={<OpenPlan plan={plan} />}>
      <Stack sx={{ gap: 2 }}>
        <Facts
          facts={[
            [t('Name'), plan.name],
            [t('Room'), roomText(plan)],
          ]}
        />
        {pieces.length === 0 && <Typography color="text.secondary">{t('The room has no furniture.')}</Typography>}
        {pieces.length > 0 && (
          <Stack component="ul" aria-label={t('Planned furniture')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {pieces.map((piece, place) => (
              // Pieces of one product may differ in nothing that is shown, and never change their order.
              // oxlint-disable-next-line react/no-array-index-key
              <PlannedPiece key={place} piece={piece} />
            ))}
          </Stack>
        )}
        {pieces.some(({ product }) => product) && (
          <Typography variant="body2" color="text.secondary">
            {t(
              'Bought: in orders of the account, or of guests with this email address. Cancelled and returned orders do not count.',
            )}
          </Typography>
        )}
      </Stack>
    </PagePart>
  )
}

/** The shop's own page of a plan, which travels in the address. */
export function OpenPlan({ plan }: { plan: Plan }) {
  const { data: fragment, error } = useQuery({
    queryKey: ['plan-fragment', plan],
    queryFn: () => writePlanFragment(plan),
    staleTime: Infinity,
  })
  if (error) return <Typography variant="body2">{t('This browser cannot open plans.')}</Typography>
  return (
    fragment && (
      <Button size="small" startIcon={<OpenInNewIcon />} href={`/planner${fragment}`} target="_blank" rel="noopener">
        {t('Open the plan')}
      </Button>
    )
  )
}

function PlannedPiece({ piece: { name, quantity, product, ...size } }: { piece: Piece }) {
  const words = quantity === 1 ? name : `${formats.number(quantity)} × ${name}`
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, py: 1, borderTop: 1, borderColor: 'divider', alignItems: 'baseline' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {product?.id ? <Link to={`/products/${product.id}`}>{words}</Link> : words}
        <Typography variant="body2" color="text.secondary">
          {sizeText(size)}
        </Typography>
      </Box>
      <Stack sx={{ gap: 0.5, alignItems: 'flex-end', flexShrink: 0 }}>
        {product ? (
          <Bought quantity={quantity} bought={product.bought} />
        ) : (
          <StatusChip tone="quiet" label={t('Customer’s own')} />
        )}
        {product && <span>{priceText(product.price, quantity)}</span>}
      </Stack>
    </Box>
  )
}

function Bought({ quantity, bought }: { quantity: number; bought: number }) {
  if (bought >= quantity) return <StatusChip tone="delivered" label={t('Bought')} />
  return (
    <StatusChip
      tone="pending"
      label={bought === 0 ? t('Not bought') : t('%{bought} of %{quantity} bought', { bought, quantity })}
    />
  )
}

function priceText(price: number | null, quantity: number): string {
  if (price === null) return t('Not for sale')
  return quantity === 1 ? moneyText(price) : t('%{price} each', { price: moneyText(price) })
}

/** `520 × 420 cm, 270 cm high`; of other than rectangular rooms, the rectangle around them. */
export function roomText({ room }: Plan): string {
  const { left, right, top, bottom } = boundsOf(room.corners)
  const size = t('%{width} × %{depth} cm, %{height} cm high', {
    width: cm(right - left),
    depth: cm(bottom - top),
    height: cm(room.height),
  })
  return room.corners.length === 4 ? size : t('%{size}, %{walls} walls', { size, walls: room.corners.length })
}

/** Width, depth and height: `153 × 65 × 210 cm`. */
function sizeText({ width, depth, height }: Pick<Piece, 'width' | 'depth' | 'height'>): string {
  return t('%{width} × %{depth} × %{height} cm', { width: cm(width), depth: cm(depth), height: cm(height) })
}

function cm(mm: number): string {
  return formats.digits(String(Math.round(mm / 10)))
}
