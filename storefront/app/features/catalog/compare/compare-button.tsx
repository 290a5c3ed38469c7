import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { drawing } from '../../../ui/drawing.ts'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.tsx'
import styles from './compare-button.module.css'
import { comparedSize } from './compare-search.ts'
import { comparedId, MAX_COMPARED, onComparedChange, readCompared, writeCompared } from './compared.ts'
import { dropCompared } from './drop-compared.ts'

const scales = drawing('scales')
const check = drawing('check')

type CompareButtonProps = {
  productId: string
  name: string
  /** Query of the product's page for the chosen color, size and type. */
  choice?: string
  /** The same query in another size; undefined if the product does not come in it. */
  choiceIn?: ((size: string) => string | undefined) | undefined
  /** Shows a text button instead of a round icon. */
  withWord?: boolean | undefined
  className?: string | undefined
}

/**
 * Adds a product to the comparison, in the size of those it has if possible, or removes it. What the shopper chooses
 * later is compared instead.
 */
export function CompareButton({ productId, name, choice = '', choiceIn, withWord, className }: CompareButtonProps) {
  const text = useText()
  const isChosen = useIsCompared(productId)
  const choiceBefore = useRef(choice)
  useEffect(() => {
    if (choiceBefore.current === choice) return
    choiceBefore.current = choice
    if (!isChosen) return
    writeCompared(readCompared().map((entry) => (comparedId(entry) === productId ? productId + choice : entry)))
  }, [choice, isChosen, productId])
  const toggle = () => {
    const compared = readCompared()
    if (isChosen) dropCompared(productId)
    else if (compared.length < MAX_COMPARED) {
      const size = comparedSize(compared)
      const alike = size === undefined ? undefined : choiceIn?.(size)
      writeCompared([...compared, productId + (alike ?? choice)])
    } else showToast('error', text('compare.full', { most: MAX_COMPARED }))
  }
  const state = { 'aria-pressed': isChosen, 'aria-label': text('compare.toggle', { product: name }), onClick: toggle }
  if (withWord) {
    return (
      <Button kind="quiet" size="small" className={`needs-script ${styles.quiet}`} {...state}>
        <Icon name={isChosen ? 'check' : 'scales'} size={20} />
        {text('compare.word')}
      </Button>
    )
  }
  return (
    <button
      type="button"
      className={`${styles.disc} ${className}`}
      style={isChosen ? check : scales}
      data-word={text('compare.word')}
      {...state}
    />
  )
}

function useIsCompared(id: string): boolean {
  return useSyncExternalStore(
    onComparedChange,
    () => readCompared().some((entry) => comparedId(entry) === id),
    () => false,
  )
}
