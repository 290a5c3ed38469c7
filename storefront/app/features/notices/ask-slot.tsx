import { useState } from 'react'
import { loadMessages } from '../../messages/load-messages.ts'
import { pageLanguage } from '../../messages/text.ts'
import { useHydrated } from '../../ui/hydration.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { servedPart } from '../../ui/served-part.tsx'
import type { AskForNoticeProps } from './ask-for-notice.tsx'
import styles from './ask-slot.module.css'
import { wasAskedFor } from './asked-notices.ts'

/** The outlined button has a gap above it. */
const Space = ({ kind }: AskForNoticeProps) => (
  <div className={styles.space} style={kind === 'back-in-stock' ? { marginTop: 'var(--s-2)' } : undefined} />
)

/**
 * Loads with the texts of parts that come later, which the server has, and with its form: no letter is typed before the
 * form is there.
 */
const Served = servedPart(async () => {
  const form = import.meta.env.SSR ? [] : [loadMessages(pageLanguage(), 'later'), import('./ask-form.tsx')]
  const [part] = await Promise.all([import('./ask-for-notice.tsx'), ...form])
  return part
})
const Later = lazyPart(() => import('./ask-for-notice.tsx'), { Loading: Space, Missing: Space })

/**
 * Few shoppers ask for a notice: what was served loads its script on use. Elsewhere its space is there from the start, so
 * that nothing moves.
 */
export function AskForNotice(asked: AskForNoticeProps) {
  const isHydrated = useHydrated()
  const [wasServed] = useState(!isHydrated)
  // Its script loads at once to say so. Not right after asking, when the answer stands there.
  const [seen, setSeen] = useState<{ variantId: string | undefined; wasAsked: boolean }>()
  if (isHydrated && (!seen || seen.variantId !== asked.variantId)) {
    setSeen({ variantId: asked.variantId, wasAsked: wasAskedFor(asked) })
  }
  return wasServed && !seen?.wasAsked ? <Served {...asked} /> : <Later {...asked} />
}
