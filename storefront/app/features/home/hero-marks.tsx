import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Key } from '../../ui/key.tsx'
import styles from './hero-marks.module.css'

type HeroMarksProps = {
  count: number
  active: number
  isDark: boolean
  isPaused: boolean
  onGoTo: (index: number) => void
  onTogglePause: () => void
}

/** The key icon at the current slide, a line for each other one, and the pause button. */
export function HeroMarks({ count, active, isDark, isPaused, onGoTo, onTogglePause }: HeroMarksProps) {
  const text = useText()
  return (
    <div className={`${styles.marks} ${isDark ? styles.dark : ''} needs-script`}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={text('hero.go-to', { number: index + 1 })}
          aria-current={index === active || undefined}
          onClick={() => onGoTo(index)}
        >
          {index === active ? <Key className={styles.key} /> : <span className={styles.stroke} />}
        </button>
      ))}
      <button type="button" aria-label={text(isPaused ? 'hero.play' : 'hero.pause')} onClick={onTogglePause}>
        <Icon name={isPaused ? 'play' : 'pause'} size={18} />
      </button>
    </div>
  )
}
