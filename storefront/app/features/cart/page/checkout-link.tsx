import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Button, LinkButton } from '../../../ui/button.tsx'

type CheckoutLinkProps = { isPossible: boolean; onClick?: () => void; size?: 'large'; children: ReactNode }

/** Link to the checkout, disabled while nothing in the cart can be bought. */
export function CheckoutLink({ isPossible, onClick, size, children }: CheckoutLinkProps) {
  if (!isPossible) {
    return (
      <Button kind="buy" size={size} disabled>
        {children}
      </Button>
    )
  }
  return (
    <LinkButton kind="buy" size={size} to={href('/checkout')} onClick={onClick}>
      {children}
    </LinkButton>
  )
}
