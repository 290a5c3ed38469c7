import { useState } from 'react'
import { mapUrl, parsePosition, positionText, tidyPosition, type Position } from '#domain/addresses/position.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './door-position.module.css'

const WAIT_MS = 15_000

type Asking = 'idle' | 'asking' | 'denied' | 'unknown' | 'abroad'

type DoorPositionProps = {
  /** As `positionText` writes it; '' for none. */
  position: string
  onChoose: (position: string) => void
  error: string | undefined
}

/** Marks the door by the phone's position, which is sent with the order and nowhere else. */
export function DoorPosition({ position, onChoose, error }: DoorPositionProps) {
  const text = useText()
  const [asking, setAsking] = useState<Asking>('idle')
  const marked = parsePosition(position)

  const take = async (found: Position) => {
    // Few orders need the border.
    const nepal = await import('#domain/addresses/in-nepal.ts').catch(() => undefined)
    if (!nepal) return setAsking('unknown')
    if (!nepal.isInNepal(found)) return setAsking('abroad')
    setAsking('idle')
    onChoose(positionText(tidyPosition(found)))
  }
  const ask = () => {
    if (asking === 'asking') return
    if (!('geolocation' in navigator)) return setAsking('unknown')
    setAsking('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => void take(coords),
      ({ code, PERMISSION_DENIED }) => setAsking(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      { enableHighAccuracy: true, timeout: WAIT_MS, maximumAge: 0 },
    )
  }
  const problem = error ?? (asking === 'idle' || asking === 'asking' ? undefined : text(`checkout.position-${asking}`))
  return (
    <div className={styles.position}>
      <input type="hidden" name="position" value={position} />
      {marked ? (
        <div className={styles.marked}>
          <a href={mapUrl(marked)} target="_blank" rel="noreferrer">
            {text('checkout.position-shown')}
          </a>
          <Button kind="quiet" size="small" onClick={() => onChoose('')}>
            {text('checkout.position-remove')}
          </Button>
        </div>
      ) : (
        <Button kind="outline" className={styles.ask} busy={asking === 'asking'} onClick={ask}>
          <Icon name="pin" size={18} />
          {text('checkout.position-use')}
        </Button>
      )}
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}
