import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import type { SharedCart } from '#contract/cart.ts'
import { useText } from '../../../messages/text.ts'
import { failsAtOnce, queryClient } from '../../../query-client.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { CartLoading } from '../page/cart-loading.tsx'
import { CartTotals } from '../page/cart-totals.tsx'
import styles from '../page/cart-view.module.css'
import { cartCalls } from '../cart-calls.ts'
import { SharedLine } from './shared-line.tsx'
import { takeShared } from './take-shared.ts'

/** A shared cart at current prices. */
export default function SharedView({ token }: { token: string }) {
  const text = useText()
  const query = { queryKey: ['shared-cart', token], queryFn: () => readShared(token), ...failsAtOnce }
  const { data: cart, isError, isFetching, refetch } = useQuery(query, queryClient)
  if (cart) return <Shared cart={cart} token={token} />
  if (cart === null) {
    return (
      <EmptyState
        icon="bag"
        title={text('cart.shared-gone')}
        action={
          <LinkButton kind="outline" to={href('/productListing')}>
            {text('cart.browse')}
          </LinkButton>
        }
      >
        {text('cart.shared-gone-text')}
      </EmptyState>
    )
  }
  if (!isError) return <CartLoading />
  return <LoadFailure title={text('cart.shared-failed')} isTrying={isFetching} onRetry={() => void refetch()} />
}

function Shared({ cart, token }: { cart: SharedCart; token: string }) {
  const text = useText()
  const navigate = useNavigate()
  const [isTaking, setIsTaking] = useState(false)
  const take = async () => {
    if (isTaking) return
    setIsTaking(true)
    const isTaken = await takeShared(token)
    setIsTaking(false)
    if (!isTaken) return
    showToast('success', text('cart.shared-taken'))
    void navigate(href('/cart'))
  }
  return (
    <>
      <p className={styles.count}>{text('cart.items', { count: cart.itemCount })}</p>
      <div className={styles.columns}>
        <div>
          <h2 className="visually-hidden">{text('cart.lines')}</h2>
          <ul className={styles.list}>
            {cart.lines.map((line) => (
              <li key={line._id}>
                <SharedLine line={line} />
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.summary}>
          <CartTotals
            cart={cart}
            isSettled
            way={
              <Button
                kind="buy"
                size="large"
                busy={isTaking}
                disabled={cart.itemCount === 0}
                onClick={() => void take()}
              >
                {text('cart.shared-take')}
              </Button>
            }
          >
            <p className={styles.pay}>{text('cart.shared-note')}</p>
          </CartTotals>
        </div>
      </div>
    </>
  )
}

/** Returns null when the token shares nothing (any more). */
async function readShared(token: string): Promise<SharedCart | null> {
  const answer = await cartCalls.readShared(token)
  if (answer.success) return answer.data
  if (answer.code === 'not_found' || answer.code === 'invalid_input') return null
  throw new Error(`The shared cart could not be read: ${answer.message}`)
}
