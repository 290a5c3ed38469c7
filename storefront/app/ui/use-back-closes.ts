import { useEffectEvent, useLayoutEffect } from 'react'
import { addLayer } from './layers.ts'

/**
 * While open, Back closes it in place of leaving the page; Forward does not open it again. However it is closed, no
 * history entry remains.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => (isOpen ? addLayer(() => close()) : undefined), [isOpen])
}
