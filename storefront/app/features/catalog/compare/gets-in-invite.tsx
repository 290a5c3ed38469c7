import { useEffect, useRef } from 'react'
import { useText } from '../../../messages/text.ts'
import { BEFORE_MOUNT } from '../../../ui/before-mount.ts'
import { Button } from '../../../ui/button.tsx'
import { useLazyPanel } from '../../../ui/use-lazy-panel.ts'
import styles from './comparison-table.module.css'
import type { GetsInProps } from './gets-in-slot.tsx'

const loadMeasures = () => import('../../passages/measures-panel.tsx')

type GetsInInviteProps = GetsInProps & { onAsking: (isAsking: boolean) => void }

/** Asks for the measures of the home where the comparison would say what gets in. */
export default function GetsInInvite({ products, onAsking }: GetsInInviteProps) {
  const text = useText()
  const { Panel: MeasuresPanel, isOpen, close, opener } = useLazyPanel(loadMeasures)
  const row = useRef<HTMLTableRowElement>(BEFORE_MOUNT)
  useEffect(() => onAsking(isOpen), [isOpen, onAsking])
  useEffect(() => {
    if (!isOpen) return undefined
    const table = row.current.closest<HTMLElement>('[tabindex]')
    // With measures the answers take the place of the button, to which the closed dialog gives the focus back a moment later.
    return () =>
      void setTimeout(() => document.activeElement === document.body && table?.focus({ preventScroll: true }))
  }, [isOpen])
  return (
    <tr ref={row}>
      <th scope="row">
        <div className={styles.fit}>{text('listing.gets-in')}</div>
      </th>
      <td colSpan={products.length}>
        <Button kind="quiet" size="small" {...opener}>
          {text('comparison.measure')}
        </Button>
        {MeasuresPanel && <MeasuresPanel isOpen={isOpen} onClose={close} />}
      </td>
    </tr>
  )
}
