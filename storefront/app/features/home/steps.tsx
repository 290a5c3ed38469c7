import { href, Link } from 'react-router'
import { useText } from '../../messages/text.ts'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Key } from '../../ui/key.tsx'
import styles from './steps.module.css'

const steps = [
  { icon: 'ruler', title: 'steps.measure', body: 'steps.measure-text', hasPlanner: true },
  { icon: 'hammer', title: 'steps.craft', body: 'steps.craft-text', hasPlanner: false },
  { icon: 'truck', title: 'steps.deliver', body: 'steps.deliver-text', hasPlanner: false },
  { icon: 'drill', title: 'steps.install', body: 'steps.install-text', hasPlanner: false },
] as const

/** How Kastha works: four steps, connected by the key icon. */
export function Steps() {
  const text = useText()
  return (
    <section className={styles.band} aria-labelledby="steps">
      <Container>
        <h2 id="steps">{text('steps.title')}</h2>
        <ol className={styles.steps}>
          {steps.map(({ icon, title, body, hasPlanner }) => (
            <li key={title} className={styles.step}>
              <span className={styles.circle}>
                <Icon name={icon} size={26} />
              </span>
              <span className={styles.joint}>
                <Key />
              </span>
              <div className={styles.words}>
                <h3>{text(title)}</h3>
                <p>{text(body)}</p>
                {hasPlanner && (
                  <Link to={href('/planner')} className={styles.planner}>
                    {text('steps.plan')}
                  </Link>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
