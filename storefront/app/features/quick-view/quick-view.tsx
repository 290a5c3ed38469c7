import { useEffect } from 'react'
import { useText } from '../../messages/text.ts'
import { Panel } from '../../ui/panel.tsx'
import type { ShownProduct } from '../catalog/shown-product.ts'
import { QuickViewInfo } from './quick-view-info.tsx'
import { QuickViewPictures } from './quick-view-pictures.tsx'
import styles from './quick-view.module.css'

declare global {
  /** What a device asks to close by its own means: https://html.spec.whatwg.org/multipage/interaction.html#close-watcher */
  var CloseWatcher: (new () => EventTarget & { destroy: () => void }) | undefined
}

type QuickViewProps = {
  product: ShownProduct
  size: string | undefined
  isOpen: boolean
  onClose: () => void
}

/** A product in a dialog: its pictures, and what its page says beside them. Closing forgets what was chosen in it. */
export default function QuickView({ product, size, isOpen, onClose }: QuickViewProps) {
  const text = useText()
  useCloseRequest(isOpen, onClose)
  return (
    <Panel
      side="centre"
      isBare
      title={text('quick-view.title', { product: product.name })}
      closeLabel={text('quick-view.close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={styles.view}>
        <QuickViewPictures pictures={product.pictures} name={product.name} />
        <div className={styles.info}>
          <QuickViewInfo productId={product._id} size={size} onLeave={onClose} />
        </div>
      </div>
    </Panel>
  )
}

/** On phones that know it, Back closes the dialog instead of leaving the page. */
function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    const { CloseWatcher: Watcher } = globalThis
    if (!isOpen || !Watcher) return undefined
    const watcher = new Watcher()
    watcher.addEventListener('close', onClose)
    return () => {
      watcher.removeEventListener('close', onClose)
      watcher.destroy()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a new watcher at every render would use up the browser's patience
  }, [isOpen])
}
