import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type HelpTopic, helpTopics } from '#domain/help/help.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import styles from './help-cards.module.css'
import { back, message, wrench } from './help-icons.ts'
import { searchPath } from './search-path.ts'

const actions = [
  { name: 'account', icon: 'user' },
  { name: 'security', icon: 'shield' },
  { name: 'support', icon: message },
  { name: 'return', icon: back },
] as const

const topicIcons: Record<HelpTopic, IconName> = {
  orders: 'bag',
  shipping: 'truck',
  returns: back,
  account: 'user',
  products: 'info',
  technical: wrench,
}

type Pick = (query: string) => void

export function QuickActions({ pick }: { pick: Pick }) {
  const text = useText()
  return (
    <section aria-labelledby="help-actions">
      <h2 id="help-actions" className={styles.heading}>
        {text('help.actions')}
      </h2>
      <ul className={styles.actions}>
        {actions.map(({ name, icon }) => (
          <Card key={name} query={text(`help.action-search.${name}`)} pick={pick} className={styles.action}>
            <Icon name={icon} size={28} />
            <h3 className={styles.title}>{text(`help.action.${name}`)}</h3>
            <p className={styles.text}>{text(`help.action-text.${name}`)}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}

/** @param counts  number of questions per card */
export function HelpTopics({ counts, pick }: { counts: Record<HelpTopic, number>; pick: Pick }) {
  const text = useText()
  return (
    <section aria-labelledby="help-topics">
      <h2 id="help-topics" className={styles.heading}>
        {text('help.topics')}
      </h2>
      <ul className={styles.topics}>
        {helpTopics.map((topic) => (
          <Card key={topic} query={text(`help.topic-search.${topic}`)} pick={pick} className={styles.topic}>
            <Icon name={topicIcons[topic]} size={28} />
            <div>
              <h3 className={styles.title}>{text(`help.topic.${topic}`)}</h3>
              <p className={styles.text}>{text('help.articles', { count: counts[topic] })}</p>
            </div>
            <Icon name="chevron-right" size={22} />
          </Card>
        ))}
      </ul>
    </section>
  )
}

type CardProps = { query: string; pick: Pick; className: string | undefined; children: ReactNode }

/** Fills in the search and scrolls to the answers; without scripts a link to them. */
function Card({ query, pick, className, children }: CardProps) {
  return (
    <li>
      <Link
        to={searchPath(query)}
        className={className}
        onClick={(event) => {
          event.preventDefault()
          pick(query)
        }}
      >
        {children}
      </Link>
    </li>
  )
}
