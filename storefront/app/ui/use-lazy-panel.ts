import { type ComponentType, type MouseEvent, use, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { LanguageContext, useText } from '../messages/text.ts'
import { fetchPart, type LoadPart } from './lazy-part.tsx'
import { prefetch } from './prefetch.ts'
import { showToast } from './toast.tsx'

/**
 * A panel whose script comes when somebody comes near what opens it, or presses it. One that cannot be had is said, and
 * asked for again at the next press. Once fetched it stays, so that it can also close gently; another page closes it,
 * and coming back does not open it again.
 *
 *     const guide = useLazyPanel(loadGuide)
 *     <button {...guide.opener}>…</button>
 *     {guide.Panel && <guide.Panel isOpen={guide.isOpen} onClose={guide.close} />}
 */
export function useLazyPanel<Props>(load: LoadPart<Props>) {
  const text = useText()
  const language = use(LanguageContext)
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const [shownOn, setShownOn] = useState(pathname)
  if (shownOn !== pathname) {
    setShownOn(pathname)
    setIsOpen(false)
  }
  /** Another one for each stay on a page, also when it is the same page again. */
  const stay = useRef({ pathname })
  useEffect(() => {
    stay.current = { pathname }
  }, [pathname])
  const [Panel, setPanel] = useState<ComponentType<Props>>()
  const [isLoading, setIsLoading] = useState(false)

  const open = async () => {
    const askedIn = stay.current
    setIsLoading(true)
    try {
      const Fetched = await fetchPart(load, language)
      setPanel(() => Fetched)
      if (stay.current === askedIn) setIsOpen(true)
    } catch (error) {
      console.warn('A panel could not be loaded', error)
      showToast('error', text('panel.not-loaded'))
    }
    setIsLoading(false)
  }
  const near = () => prefetch(() => fetchPart(load, language))
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Not every browser focuses a button that is pressed, and the focus comes back to what had it.
    currentTarget.focus()
    void open()
  }
  return {
    Panel,
    isOpen,
    open: () => void open(),
    close: () => setIsOpen(false),
    /** For the button that opens it. */
    opener: {
      'aria-haspopup': 'dialog',
      'aria-busy': isLoading || undefined,
      onPointerEnter: near,
      onFocus: near,
      onClick: press,
    } as const,
  }
}

/** What opens a panel is given this. */
export type PanelOpener = ReturnType<typeof useLazyPanel>['opener']
