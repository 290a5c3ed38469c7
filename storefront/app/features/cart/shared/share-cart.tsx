import { useId, useState } from 'react'
import { href } from 'react-router'
import type { Cart } from '#contract/cart.ts'
import { languagePath } from '#domain/language/languages.ts'
import { pageLanguage, useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { shareLink } from '../../../ui/share-link.ts'
import { showToast } from '../../../ui/toast.tsx'
import { cartCalls } from '../cart-calls.ts'
import { takeCart } from '../cart-store.ts'
import { sayFailure } from '../say-outcome.ts'
import styles from './share-cart.module.css'

/** Makes a link to the current cart. A changed cart has another link. */
export function ShareCart({ cart }: { cart: Cart }) {
  const text = useText()
  const [shared, setShared] = useState<{ url: string; of: string }>()
  const [isBusy, setIsBusy] = useState(false)
  const contents = JSON.stringify(cart.lines.map(({ variantId, quantity }) => [variantId, quantity]))
  const link = shared?.of === contents ? shared.url : undefined

  const share = async () => {
    if (isBusy) return
    setIsBusy(true)
    const url = link ?? (await makeLink())
    setIsBusy(false)
    if (url === undefined) return
    setShared({ url, of: contents })
    await handOut(url)
  }
  const handOut = async (url: string) => {
    const way = await shareLink({ title: text('cart.share-title'), url })
    if (way === 'copied') showToast('success', text('product.link-copied'))
    if (way === 'not') showToast('info', text('cart.share-by-hand'))
  }
  return (
    <div className={styles.share}>
      <Button kind="quiet" size="small" busy={isBusy} onClick={() => void share()}>
        <Icon name="share" size={20} />
        {text('cart.share')}
      </Button>
      {link !== undefined && <LinkField url={link} />}
    </div>
  )
}

function LinkField({ url }: { url: string }) {
  const text = useText()
  const id = useId()
  return (
    <div className={styles.link}>
      <label htmlFor={id}>{text('cart.share-link')}</label>
      <input id={id} readOnly value={url} onFocus={({ target }) => target.select()} />
    </div>
  )
}

async function makeLink(): Promise<string | undefined> {
  const answer = await cartCalls.share()
  if (!answer.success) {
    sayFailure(answer)
    return undefined
  }
  takeCart(answer.data)
  const path = href('/cart/shared/:token', { token: answer.share.token })
  return location.origin + languagePath(pageLanguage(), path)
}
