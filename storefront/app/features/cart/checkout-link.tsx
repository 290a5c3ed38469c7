import type { ReactNode } from 'react'
import { Button, LinkButton } from '../../ui/button.tsx'

const CHECKOUT = '/checkout'

type CheckoutLinkProps = { isPossible: boolean; onClick?: () => void; size?: 'large'; children: ReactNode }

/** Leads on to the checkout, unless nothing in the cart can be bought. */
export function CheckoutLink({ isPossible, onClick, size, children }: CheckoutLinkProps) {
  if (!isPossible) {
    return (
      <Button kind="buy" size={size} disabled>
        {children}
      </Button>
    )
  }
  return (
    <LinkButton kind="buy" size={size} to={CHECKOUT} onClick={onClick}>
      {children}
    </LinkButton>
  )
}
