import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { drawing } from '../../../ui/drawing.ts'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.tsx'
import styles from './compare-button.module.css'
import { MAX_COMPARED, toggleCompared } from './compared.ts'
import { useIsCompared } from './use-compared.ts'

const scales = drawing('scales')
const check = drawing('check')

type CompareButtonProps = {
  productId: string
  name: string
  /** Shows a text button instead of a round icon. */
  withWord?: boolean | undefined
  className?: string | undefined
}

/** Adds a product to the comparison, or removes it. */
export function CompareButton({ productId, name, withWord, className }: CompareButtonProps) {
  const text = useText()
  const isCompared = useIsCompared(productId)
  const toggle = () => {
    if (!toggleCompared(productId)) showToast('error', text('compare.full', { most: MAX_COMPARED }))
  }
  const state = { 'aria-pressed': isCompared, 'aria-label': text('compare.toggle', { product: name }), onClick: toggle }
  if (withWord) {
    return (
      <Button kind="quiet" size="small" className={`needs-script ${styles.quiet}`} {...state}>
        <Icon name={isCompared ? 'check' : 'scales'} size={20} />
        {text('compare.word')}
      </Button>
    )
  }
  return (
    <button type="button" className={`${styles.disc} ${className}`} style={isCompared ? check : scales} {...state} />
  )
}
