import { useText } from '../../messages/text.ts'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Key } from '../../ui/key.tsx'
import styles from './steps.module.css'

const steps = [
  { icon: 'ruler', title: 'steps.measure', body: 'steps.measure-text' },
  { icon: 'hammer', title: 'steps.craft', body: 'steps.craft-text' },
  { icon: 'truck', title: 'steps.deliver', body: 'steps.deliver-text' },
  { icon: 'drill', title: 'steps.install', body: 'steps.install-text' },
] as const

/** How Kastha works: four steps, connected by the key icon. */
export function Steps() {
  const text = useText()
  return (
    <section className={styles.band} aria-labelledby="steps">
      <Container>
        <h2 id="steps">{text('steps.title')}</h2>
        <ol className={styles.steps}>
          {steps.map(({ icon, title, body }) => (
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
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
