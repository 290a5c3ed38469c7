import type { Product } from '#contract/catalog/products.ts'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import styles from './instalments-line.module.css'

type InstalmentsLineProps = { words: string; product: Product; price: number }

/** What a price comes to per month; it opens all plans. */
export function InstalmentsLine({ words, ...of }: InstalmentsLineProps) {
  const { Panel, isOpen, close, opener } = useLazyPanel(() => import('./instalments-panel.tsx'))
  return (
    <>
      <button type="button" className={styles.line} {...opener}>
        {words}
      </button>
      {Panel && <Panel {...of} isOpen={isOpen} onClose={close} />}
    </>
  )
}
