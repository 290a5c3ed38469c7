import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type HelpTopic, helpTopics } from '#domain/help/help.ts'
import { useText } from '../../messages/text.ts'
import { drawing } from '../../ui/drawing.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './help-cards.module.css'
import { searchPath } from './use-help-search.ts'

const back = 'M4.5 4.500v5.500h5.500M4.800 10a7.800 7.800 0 1 1-.500 4.500'
const message = 'M12 4a8 8 0 1 1-3.700 15.100L4 20.300l1.200-4.200A8 8 0 0 1 12 4Z'
const wrench =
  'M20 7.200a4.600 4.600 0 0 1-6.200 4.300l-7 7a1.900 1.900 0 0 1-2.700 0 1.900 1.900 0 0 1 0-2.700l7-7A4.600 4.600 0 0 1 16.700 3.500L14 6.200l.6 2.700 2.700.6z'

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

const chevron = drawing('chevron-right')

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
      <ul className={styles.topics} style={chevron}>
        {helpTopics.map((topic) => (
          <Card key={topic} query={text(`help.topic-search.${topic}`)} pick={pick} className={styles.topic}>
            <Icon name={topicIcons[topic]} size={28} />
            <h3 className={styles.title}>{text(`help.topic.${topic}`)}</h3>
            <p className={styles.text}>{text('help.articles', { count: counts[topic] })}</p>
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
