import { useNavigate } from 'react-router'
import { useText } from '../../messages/text.ts'
import { prefetch } from '../../ui/prefetch.ts'
import { showToast } from '../../ui/toast.tsx'
import { type Marks, useMark } from './marks.ts'

const load = () => import('./press-mark.ts')
const near = () => prefetch(load)

/** What can be wished of a product: that it is in My List, or to hear when it is back. */
export type Wish = { kind: keyof Marks; productId: string; name: string }

/** For a button that makes a wish or takes it back. What that needs is loaded when somebody comes near. */
export function useMarkButton(wish: Wish) {
  const text = useText()
  const navigate = useNavigate()
  const isOn = useMark(wish.kind, wish.productId)
  const press = async () => {
    try {
      const { pressMark } = await load()
      const loginPath = await pressMark(wish, !isOn)
      if (loginPath !== undefined) await navigate(loginPath)
    } catch (error) {
      console.warn('A press could not be answered', error)
      showToast('error', text('panel.not-loaded'))
    }
  }
  return { 'aria-pressed': isOn, onClick: () => void press(), onPointerEnter: near, onFocus: near }
}
