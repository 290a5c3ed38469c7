import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import styles from './help-stats.module.css'
import type { Support } from './load-help.ts'

/** Statistics of the shop's support. */
export function HelpStats({ support }: { support: Support }) {
  const text = useText()
  const { number } = useFormat()
  const { satisfactionPercent, responseHours, issuesShort, customersHelped } = support
  const stats = [
    ['help.stat.satisfaction', text('help.stat-percent', { percent: number(satisfactionPercent) })],
    ['help.stat.response', text('help.stat-under', { hours: number(responseHours) })],
    ['help.stat.issues', text('help.stat-plus', { count: issuesShort })],
    ['help.stat.users', text('help.stat-plus', { count: number(customersHelped) })],
  ] as const
  return (
    <section className={styles.band} aria-label={text('help.stats')}>
      <dl className={styles.stats}>
        {stats.map(([label, figure]) => (
          <div key={label}>
            <dt>{text(label)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
