import { type MouseEvent, useEffect, useRef } from 'react'
import { type FaqGroup, faqGroups } from '#domain/help/help.ts'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { useHydrated } from '../../ui/hydration.ts'
import { keepInRow } from '../../ui/use-choice-row.ts'
import styles from './faq-groups.module.css'
import { FaqItem } from './faq-item.tsx'
import type { HelpFaq } from './load-help.ts'
import { useAddressedFaq } from './use-addressed-faq.ts'

/**
 * The questions of a group, beside the list of groups. Without scripts, all groups show one below another, and the list
 * links to them.
 */
export function FaqGroups({ faqs }: { faqs: readonly HelpFaq[] }) {
  const text = useText()
  const isReady = useHydrated()
  const groups = faqGroups.filter((group) => faqs.some((faq) => faq.group === group))
  const { current, choose } = useAddressedFaq(faqs, groups[0]!)
  const row = useRef<HTMLElement>(BEFORE_MOUNT)
  useEffect(() => {
    keepInRow(row.current, row.current.querySelector(`[href="#${groupId(current)}"]`))
  }, [current])

  const follow = (event: MouseEvent, group: FaqGroup) => {
    event.preventDefault()
    choose(group)
  }
  return (
    <div className={styles.columns} data-ready={isReady || undefined}>
      <nav ref={row} className={styles.nav} aria-label={text('help.groups')}>
        <ul>
          {groups.map((group) => (
            <li key={group}>
              <a
                href={`#${groupId(group)}`}
                className={styles.entry}
                aria-current={group === current || undefined}
                onClick={(event) => follow(event, group)}
              >
                {text(`help.group.${group}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {groups.map((group) => (
          <section
            key={group}
            id={groupId(group)}
            className={styles.group}
            aria-labelledby={`${groupId(group)}-title`}
            data-current={group === current || undefined}
          >
            <h3 id={`${groupId(group)}-title`} className={styles.title}>
              {text(`help.group.${group}`)}
            </h3>
            {faqs
              .filter((faq) => faq.group === group)
              .map((faq) => (
                <FaqItem key={faq.slug} faq={faq} heading="h4" isOpen={faq === faqs[0]} />
              ))}
          </section>
        ))}
      </div>
    </div>
  )
}

function groupId(group: FaqGroup): string {
  return `faqs-${group}`
}
