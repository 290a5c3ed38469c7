import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './reviews-board.module.css'

type HelpfulButtonProps = { user: string; isHelpful: boolean; count: number; onPress: () => void }

export function HelpfulButton({ user, isHelpful, count, onPress }: HelpfulButtonProps) {
  const text = useText()
  return (
    <button
      type="button"
      className={styles.helpful}
      aria-pressed={isHelpful}
      aria-label={text('reviews.helpful-of', { count, user })}
      onClick={onPress}
    >
      <Icon name={isHelpful ? 'check' : 'plus'} size={16} />
      {count > 0 ? text('reviews.helpful', { count }) : text('reviews.helpful-none')}
    </button>
  )
}
