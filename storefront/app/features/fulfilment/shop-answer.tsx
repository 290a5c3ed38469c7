import { useText } from '../../messages/text.ts'
import styles from './after-sales.module.css'

/** The shop's answer, if any. */
export function ShopAnswer({ answer }: { answer: string }) {
  const text = useText()
  if (answer === '') return null
  return (
    <div className={styles.answer}>
      <p className={styles.said}>{text('order.shop-says')}</p>
      <p className={styles.words}>{answer}</p>
    </div>
  )
}
