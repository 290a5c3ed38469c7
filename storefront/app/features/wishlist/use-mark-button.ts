import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../messages/text.ts'
import { prefetch } from '../../ui/lazy-part.tsx'
import { showToast } from '../../ui/toast.tsx'
import { type Marks, useMark } from './marks.ts'
import type { WishedChoice } from './wished-choice.ts'

const load = () => import('./press-mark.ts')
const near = () => prefetch(load)

/** A wish for a product: save it to My List, in what is chosen, or send a notice when it is back. */
export type Wish = WishedChoice & { kind: keyof Marks; productId: string; name: string }

/**
 * State and handlers of a button that makes a wish or takes it back. Its script loads when the pointer comes near.
 *
 * @param isExact  the button is only on if the product is saved in the chosen color, size and type
 */
export function useMarkButton(wish: Wish, isExact = false) {
  const text = useText()
  const navigate = useNavigate()
  const isMarked = useMark(wish.kind, wish.productId, isExact ? wish : undefined)
  const [pressed, setPressed] = useState<boolean>()
  const isOn = pressed ?? isMarked
  const press = async () => {
    // A heart fills at once, a login is some time away. The words beside a bell wait for what they promise.
    if (wish.kind === 'saved') setPressed(!isOn)
    try {
      const { pressMark } = await load()
      const loginPath = await pressMark(wish, !isOn)
      if (loginPath !== undefined) await navigate(loginPath)
    } catch (error) {
      console.warn('A press could not be answered', error)
      showToast('error', text('panel.not-loaded'))
    }
    setPressed(undefined)
  }
  return { 'aria-pressed': isOn, onClick: () => void press(), onPointerEnter: near, onFocus: near }
}
