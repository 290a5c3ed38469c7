import { type ReactNode, useEffect, useState } from 'react'
import { href, Link, useLocation } from 'react-router'
import type { Hoarding } from '#contract/content.ts'
import { browserApi } from '../../api.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PagePart } from '../../ui/page-part.tsx'
import { prefersReducedMotion } from '../../ui/preferences.ts'
import { useKnownInBrowser } from '../../ui/hydration.ts'
import { readKept } from '../../storage.ts'
import { usePolled } from '../../use-polled.ts'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './offers-strip.module.css'

const POLL_MS = 10_000
const EACH_OFFER_MS = 5000
const none: readonly Hoarding[] = []

const WaitingStrip = lazyPart(() => import('./waiting-strip.tsx'), { Loading: Children, Missing: Children })

export function OffersStrip({ hoardings }: { hoardings: readonly Hoarding[] }) {
  const text = useText()
  return (
    <section className={styles.strip} aria-label={text('offers.label')}>
      <PagePart fallback={<NoOffers />}>
        <WaitingOr>
          <Offers hoardings={hoardings} />
        </WaitingOr>
      </PagePart>
      <div className={styles.links}>
        <Link to={href('/track-order')} className={styles.track}>
          {text('header.track-order')}
        </Link>
        <Link to={href('/help-center')} className={styles.track}>
          {text('header.help')}
        </Link>
        <LanguageSwitch />
      </div>
    </section>
  )
}

/**
 * Asks on each page whether an order waits for its code: it may have been placed on the one before. The part loads only in
 * a browser that placed one (key of last-order.ts).
 */
function WaitingOr({ children }: { children: ReactNode }) {
  useLocation()
  const hasOrdered = useKnownInBrowser(() => readKept('lastOrder') !== null, false)
  return hasOrdered ? <WaitingStrip>{children}</WaitingStrip> : children
}

function Children({ children }: { children: ReactNode }) {
  return children
}

function Offers({ hoardings }: { hoardings: readonly Hoarding[] }) {
  const text = useText()
  const polled = usePolled({ initial: hoardings, load: browserApi.hoardings, ifFailed: none, everyMs: POLL_MS })
  const offers = polled.filter(({ isActive }) => isActive)
  const { index, isPaused, togglePause } = useTurn(offers.length)
  return (
    <>
      {offers.length === 0 && <NoOffers />}
      <ul className={styles.offers}>
        {offers.map(({ _id, description }, at) => (
          <li key={_id} className={styles.offer} hidden={at !== index % offers.length}>
            {description}
          </li>
        ))}
      </ul>
      {offers.length > 1 && (
        <button
          type="button"
          className={`${styles.pause} needs-script`}
          aria-label={text(isPaused ? 'offers.play' : 'offers.pause')}
          onClick={togglePause}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size={18} />
        </button>
      )}
    </>
  )
}

function NoOffers() {
  const text = useText()
  return <p className={styles.offer}>{text('offers.none')}</p>
}

/**
 * Returns the index of the visible offer. Each shows for 5 s until a visitor pauses; with reduced motion they start
 * paused.
 */
function useTurn(count: number) {
  const startsPaused = useKnownInBrowser(prefersReducedMotion, false)
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState<boolean>()
  const isPaused = choice ?? startsPaused
  useEffect(() => {
    if (isPaused || count < 2) return undefined
    const timer = setInterval(() => setIndex((last) => last + 1), EACH_OFFER_MS)
    return () => clearInterval(timer)
  }, [isPaused, count])
  return { index, isPaused, togglePause: () => setChoice(!isPaused) }
}
