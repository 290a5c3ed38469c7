import { useText } from '../../../messages/text.ts'
import { Key } from '../../../ui/key.tsx'
import styles from './steps.module.css'

type StepsProps = {
  label: string
  /** Their names, in order. */
  steps: readonly string[]
  /** The one that was reached last. */
  present: number
  /** It did not come to its usual end. */
  isOff?: boolean
}

/** How far something has come: a line from key to key, forest up to the present one. */
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
