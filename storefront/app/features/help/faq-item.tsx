import { type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { drawing } from '../../ui/drawing.ts'
import { showToast } from '../../ui/toast.tsx'
import { answerParts } from './answer-parts.ts'
import styles from './faq-item.module.css'
import type { HelpFaq } from './load-help.ts'

/** For an element around the answers: the icon of their links. */
export const linkDrawing = drawing(
  'M10 14a4 4 0 0 0 6 .400l2.500-2.500a4 4 0 0 0-5.700-5.700L11.500 7.500M14 10a4 4 0 0 0-6-.400l-2.500 2.500a4 4 0 0 0 5.700 5.700l1.300-1.300',
)

/** Shared by all questions of the page, so that the browser opens one at a time. */
const ACCORDION = 'faq'

export function faqId(slug: string): string {
  return `faq-${slug}`
}

type FaqItemProps = { faq: HelpFaq; heading: 'h3' | 'h4'; isOpen?: boolean }

/**
 * A question that opens its answer, with or without scripts. The answer's first paragraph has the id in the address, so
 * the browser opens it automatically.
 *
 * @param isOpen  initial state; never changes, since the browser opens and closes the answer
 */
export function FaqItem({ faq: { slug, question, answer }, heading: Heading, isOpen }: FaqItemProps) {
  const text = useText()
  const item = useRef<HTMLDetailsElement>(BEFORE_MOUNT)
  /** Only an answer that was opened has its link: the page has some seventy of them. */
  const [wasOpened, setOpened] = useState(isOpen)
  // The browser opens the answer of its address before the scripts run.
  useEffect(() => setOpened((before) => before || item.current.open), [])
  const copy = async (event: MouseEvent) => {
    event.preventDefault()
    const url = new URL(`#${faqId(slug)}`, location.href)
    url.search = ''
    const { shareLink } = await import('../../ui/share-link.ts')
    const shared = await shareLink({ title: question, url: url.href })
    if (shared === 'copied') showToast('success', text('help.link-copied'))
    if (shared === 'not') showToast('error', text('help.link-not-copied'))
  }
  return (
    <details
      ref={item}
      name={ACCORDION}
      open={isOpen}
      className={styles.item}
      onToggle={(event) => {
        closeOthers(event)
        setOpened(true)
      }}
    >
      <summary className={styles.question}>
        <Heading>{question}</Heading>
      </summary>
      {answer.split('\n').map((paragraph, index) => (
        <p key={paragraph} id={index === 0 ? faqId(slug) : undefined} className={styles.paragraph}>
          {answerParts(paragraph).map(({ text: words, to }) =>
            to === undefined ? (
              words
            ) : (
              <Link key={to} to={to}>
                {words}
              </Link>
            ),
          )}
        </p>
      ))}
      {wasOpened && (
        <a href={`#${faqId(slug)}`} className={styles.link} onClick={(event) => void copy(event)}>
          {text('help.link-to')}
        </a>
      )}
    </details>
  )
}

/** Does what the shared name does in browsers since 2024. */
function closeOthers({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (!currentTarget.open) return
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${ACCORDION}"][open]`)) {
    if (other !== currentTarget) other.open = false
  }
}
