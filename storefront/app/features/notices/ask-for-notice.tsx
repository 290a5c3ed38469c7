import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { NoticeKind, NoticePlace } from '#domain/notices/notices.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/hydration.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { withWholeStyles } from '../../ui/whole-styles.ts'
import styles from './ask-for-notice.module.css'
import { keepAsked, wasAskedFor } from './asked-notices.ts'
import type { SoldOutPiece } from './ask-without-email.tsx'

/** Loads once the button is pressed. */
const AskForm = lazyPart(
  withWholeStyles(() => import('./ask-form.tsx')),
  { Loading: Opening },
)

const icons = {
  'price-drop': 'M4 5l6 7 4-3 6 8M20 12v5h-5',
  'back-in-stock':
    'M12 3.500a5.500 5.500 0 0 1 5.500 5.500c0 5 2 6.500 2 7.500h-15c0-1 2-2.500 2-7.500A5.500 5.500 0 0 1 12 3.500ZM10 19.500a2 2 0 0 0 4 0',
  'cart-reminder': 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4.500l3 2',
} as const satisfies Record<NoticeKind, string>

export type AskForNoticeProps = {
  kind: NoticeKind
  /** Undefined for the cart. */
  variantId?: string
  place: NoticePlace
  /** What is sold out: a visitor can ask for it by message, too. */
  piece?: SoldOutPiece
}

/** Lets a visitor ask for a notice by mail or SMS. The form says what the shop will send before the visitor agrees to it. */
export default function AskForNotice(asked: AskForNoticeProps) {
  // Another variant is another request.
  return <Asking key={asked.variantId} {...asked} />
}

function Opening() {
  return <div className={styles.opening} />
}

function Asking(asked: AskForNoticeProps) {
  const { kind } = asked
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const [said, setSaid] = useState<ReactNode>()
  // The served page does not know it.
  const wasAsked = useHydrated() && wasAskedFor(asked)
  const answer = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (said !== undefined) answer.current?.focus()
  }, [said])

  if (said !== undefined) {
    return (
      <p ref={answer} tabIndex={-1} role="status" className={styles.said}>
        <Icon name="check" size={20} />
        {said}
      </p>
    )
  }
  const hear = (answered: ReactNode) => {
    keepAsked(asked)
    setSaid(answered)
  }
  if (isOpen) return <AskForm {...asked} onDone={hear} onCancel={() => setIsOpen(false)} />
  // Nothing else can be done about a variant that is sold out.
  const isMain = kind === 'back-in-stock'
  return (
    <Button
      kind={isMain ? 'outline' : 'quiet'}
      size="small"
      className={`needs-script ${isMain ? styles.main : styles.open}`}
      // Apart from the button above that says "Out of Stock". A rule of its own would weigh more on every product page.
      style={isMain ? { marginTop: 'var(--s-2)' } : undefined}
      aria-expanded={false}
      onClick={() => setIsOpen(true)}
    >
      <Icon name={wasAsked ? 'check' : icons[kind]} size={20} />
      {text(wasAsked ? 'notices.asked' : `notices.ask.${kind}`)}
    </Button>
  )
}
