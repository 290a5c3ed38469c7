import type { MouseEvent, SyntheticEvent } from 'react'
import { Link } from 'react-router'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.tsx'
import { answerParts } from './answer-parts.ts'
import styles from './faq-item.module.css'
import type { HelpFaq } from './load-help.ts'

const link =
  'M10 14a4 4 0 0 0 6 .400l2.500-2.500a4 4 0 0 0-5.700-5.700L11.500 7.500M14 10a4 4 0 0 0-6-.400l-2.500 2.500a4 4 0 0 0 5.700 5.700l1.300-1.300'

/** Shared by all questions of the page, so that the browser opens one at a time. */
const ACCORDION = 'faq'

export function faqId(slug: string): string {
  return `faq-${slug}`
}

type FaqItemProps = { faq: HelpFaq; heading: 'h3' | 'h4'; isOpen?: boolean }

/**
 * A question that opens its answer, with or without scripts. The answer has the id in the address, so the browser opens
 * it automatically.
 *
 * @param isOpen  initial state; never changes, since the browser opens and closes the answer
 */
export function FaqItem({ faq: { slug, question, answer }, heading: Heading, isOpen }: FaqItemProps) {
  const text = useText()
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
    <details name={ACCORDION} open={isOpen} className={styles.item} onToggle={closeOthers}>
      <summary className={styles.question}>
        <Heading>{question}</Heading>
        <Icon name="plus" size={22} />
        <Icon name="minus" size={22} />
      </summary>
      <div id={faqId(slug)} className={styles.answer}>
        {answer.split('\n').map((paragraph) => (
          <p key={paragraph}>
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
        <a href={`#${faqId(slug)}`} className={styles.link} onClick={(event) => void copy(event)}>
          <Icon name={link} size={18} />
          {text('help.link-to')}
        </a>
      </div>
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
