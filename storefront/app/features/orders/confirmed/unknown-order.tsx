import { href } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** Shown for an incomplete or invalid link. */
export function UnknownOrder() {
  const text = useText()
  return (
    <>
      <h1 className="visually-hidden">{text('confirmed.title')}</h1>
      <EmptyState
        icon="info"
        title={text('order.not-found')}
        action={<LinkButton to={href('/track-order')}>{text('confirmed.track')}</LinkButton>}
      >
        {text('confirmed.not-found')}
      </EmptyState>
    </>
  )
}
