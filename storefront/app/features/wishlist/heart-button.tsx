import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { drawing } from '../../ui/drawing.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './heart-button.module.css'
import { useMarkButton } from './use-mark-button.ts'
import { wishedChoice } from './wished-choice.ts'

const hollow = drawing('heart')
const full = drawing('heart', 'black')

type HeartButtonProps = {
  productId: string
  name: string
  /** The chosen color, size and type, in which the product is saved. */
  chosen: { color: string | null; size: string | null; type?: string | null }
  /**
   * Shows a text button instead of a round icon. It stands beside the choices, so it is only pressed if the product is
   * saved in these; in others it changes the saved choice.
   */
  withWord?: boolean
  className?: string | undefined
}

/** Saves a product to My List, or removes it. */
export function HeartButton({ productId, name, chosen, withWord, className }: HeartButtonProps) {
  const text = useText()
  const mark = useMarkButton({ kind: 'saved', productId, name, ...wishedChoice(chosen) }, withWord)
  const state = { 'aria-label': text('list.save', { product: name }), ...mark }
  if (withWord) {
    return (
      <Button kind="quiet" size="small" className={`needs-script ${styles.heart}`} {...state}>
        <Icon name="heart" size={20} />
        {text('list.word')}
      </Button>
    )
  }
  return (
    <button
      type="button"
      className={`needs-script ${styles.disc} ${className}`}
      style={mark['aria-pressed'] ? full : hollow}
      data-word={text('list.word')}
      {...state}
    />
  )
}
