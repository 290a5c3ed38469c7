import { useText } from '../../../messages/text.ts'
import { Key } from '../../../ui/key.tsx'
import styles from './steps.module.css'

type StepsProps = {
  label: string
  /** Names of the steps, in order. */
  steps: readonly string[]
  /** Index of the step reached last. */
  present: number
  /** Whether the process ended early. */
  isOff?: boolean
}

/** Progress through steps: a line between key icons, dark green up to the current one. */
export function Steps({ label, steps, present, isOff = false }: StepsProps) {
  const text = useText()
  return (
    <ol className={isOff ? `${styles.steps} ${styles.off}` : styles.steps} aria-label={label}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={at > present ? styles.coming : at === present ? styles.present : styles.passed}
          aria-current={at === present ? 'step' : undefined}
        >
          <Key className={styles.key} />
          {step}
          {at < present && <span className="visually-hidden"> {text('order.step-done')}</span>}
        </li>
      ))}
    </ol>
  )
}
