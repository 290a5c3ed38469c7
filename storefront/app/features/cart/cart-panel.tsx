import { href } from 'react-router'
import { useText } from '../../messages/text.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './cart-panel.module.css'

type CartPanelProps = { title: string; isOpen: boolean; onClose: () => void }

/** The cart beside the page. */
export default function CartPanel({ title, isOpen, onClose }: CartPanelProps) {
  const text = useText()
  return (
    <Panel side="right" title={title} closeLabel={text('cart.close')} isOpen={isOpen} onClose={onClose}>
      <div className={styles.empty}>
        <EmptyState
          icon="bag"
          title={text('cart.empty')}
          action={
            <LinkButton kind="outline" to={href('/productListing')} onClick={onClose}>
              {text('cart.browse')}
            </LinkButton>
          }
        >
          {text('cart.empty-text')}
        </EmptyState>
      </div>
    </Panel>
  )
}
