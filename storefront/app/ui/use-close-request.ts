import { useEffect, useEffectEvent } from 'react'

declare global {
  /**
   * A close request by the device's own means: https://html.spec.whatwg.org/multipage/interaction.html#close-watcher
   */
  var CloseWatcher: (new () => EventTarget & { destroy: () => void }) | undefined
}

/**
 * On phones that know it, Back closes what opened last instead of leaving the page. Escape is handled the same way,
 * but a dialog that has heard the key keeps it from getting here.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { CloseWatcher: Watcher } = globalThis
    if (!isOpen || !Watcher) return undefined
    // A single one while open, since the browser grants each only for a click of the visitor.
    const watcher = new Watcher()
    const hear = () => close()
    watcher.addEventListener('close', hear)
    return () => {
      watcher.removeEventListener('close', hear)
      watcher.destroy()
    }
  }, [isOpen])
}
