import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Key } from '../../../ui/key.tsx'
import styles from './picture-bullets.module.css'

type PictureBulletsProps = { count: number; index: number; onGoTo: (index: number) => void }

/** The key icon at the current picture, a line for each other one. */
export function PictureBullets({ count, index, onGoTo }: PictureBulletsProps) {
  const text = useText()
  const { number } = useFormat()
  return (
    <div className={`${styles.bullets} needs-script`}>
      {Array.from({ length: count }, (_, at) => (
        <button
          key={at}
          type="button"
          aria-label={text('projects.show', { number: number(at + 1), count: number(count) })}
          aria-current={at === index || undefined}
          onClick={() => onGoTo(at)}
        >
          {at === index ? <Key /> : <span className={styles.stroke} />}
        </button>
      ))}
    </div>
  )
}
