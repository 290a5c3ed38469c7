import { useEffect, useEffectEvent, useState } from 'react'
import CloseIcon from '@mui/icons-material/Close'
import { Box, IconButton, Link, Paper, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import type { NewOrderCard } from '#contract/admin/live.ts'
import { call } from '../api.ts'
import { t } from '../language/t.ts'
import { paymentWords } from '../orders/order-words.ts'
import { tokens } from '../theme/tokens.ts'
import { moneyText } from '../ui/formats.ts'
import { Picture } from '../ui/shop-picture.tsx'

const SHOWN_MS = 8_000
const WIDTH_PX = 380

type OrderToastProps = {
  /** New orders since the notice was last gone. */
  orderIds: readonly string[]
  /** Called when it has been shown for long enough, or was closed. */
  onGone: () => void
}

/**
 * Notice of new orders in the lower right corner. It never takes the focus, stays while somebody points at it or has the
 * focus in it, and has space of its own below the page, so that it covers no last row.
 */
export function OrderToast({ orderIds, onGone }: OrderToastProps) {
  const card = useCard(orderIds)
  const [isHeld, setIsHeld] = useState(false)
  const count = orderIds.length
  const isShown = count > 0 && card !== undefined
  return (
    <>
      {isShown && <Box sx={{ height: 136, flex: 'none' }} />}
      <Box
        role="status"
        aria-live="polite"
        aria-label={t('New orders')}
        sx={{
          position: 'fixed',
          right: { xs: 8, sm: 24 },
          bottom: { xs: 8, sm: 24 },
          zIndex: 'snackbar',
          maxWidth: 'calc(100vw - 16px)',
        }}
      >
        {isShown && (
          <Paper
            elevation={6}
            onMouseEnter={() => setIsHeld(true)}
            onMouseLeave={() => setIsHeld(false)}
            onFocus={() => setIsHeld(true)}
            onBlur={() => setIsHeld(false)}
            sx={{
              width: WIDTH_PX,
              maxWidth: '100%',
              borderLeft: `4px solid ${tokens.forest}`,
              p: 2,
              pr: 6,
              position: 'relative',
            }}
          >
            {!isHeld && <Countdown key={count} onEnd={onGone} />}
            {count === 1 && card !== null ? <OneOrder id={orderIds[0]!} card={card} /> : <Several count={count} />}
            <IconButton
              size="small"
              aria-label={t('Close the notice')}
              onClick={() => {
                setIsHeld(false)
                onGone()
              }}
              sx={{ position: 'absolute', top: 8, right: 8 }}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </Paper>
        )}
      </Box>
    </>
  )
}

/** Begins again with each further order, and after the notice was held. */
function Countdown({ onEnd }: { onEnd: () => void }) {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const timer = setTimeout(() => end(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])
  return null
}

/** Returns the card of the only new order; null where there are several or it cannot be read, undefined until then. */
function useCard(orderIds: readonly string[]): NewOrderCard | null | undefined {
  const [read, setRead] = useState<{ id: string; card: NewOrderCard | null }>()
  const id = orderIds.length === 1 ? orderIds[0] : undefined
  useEffect(() => {
    if (id === undefined) return undefined
    const leave = new AbortController()
    const show = (card: NewOrderCard | null) => !leave.signal.aborted && setRead({ id, card })
    // Without its details a notice still says that there is an order.
    readCard(id, leave.signal).then(show, () => show(null))
    return () => leave.abort()
  }, [id])
  if (orderIds.length > 1) return null
  return read !== undefined && read.id === id ? read.card : undefined
}

function readCard(id: string, signal: AbortSignal): Promise<NewOrderCard> {
  return call<NewOrderCard>('GET', `/live/orders/${id}`, { signal, isByItself: true })
}

function OneOrder({ id, card }: { id: string; card: NewOrderCard }) {
  const { number, total, name, district, pieces, payment, picture } = card
  const who = name === '' ? district : `${name}, ${district}`
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Picture picture={picture} sizePx={52} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{t('New order, %{total}', { total: moneyText(total) })}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {who} · {t('%{count} piece |||| %{count} pieces', { count: pieces })} · {paymentWords[payment].toLowerCase()}
        </Typography>
        <Link component={RouterLink} to={`/orders/${id}/show`} variant="body2" sx={{ fontWeight: 600 }}>
          {t('Open %{number}', { number })}
        </Link>
      </Box>
    </Box>
  )
}

function Several({ count }: { count: number }) {
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{t('New order |||| %{count} new orders', { count })}</Typography>
      <Link component={RouterLink} to="/orders" variant="body2" sx={{ fontWeight: 600 }}>
        {t('Open the orders')}
      </Link>
    </Box>
  )
}
