import { type ComponentType, type MouseEvent, use, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { LanguageContext, useText } from '../messages/text.ts'
import { goesFirst } from './goes-first.ts'
import type { HeldPress } from './hold-press.ts'
import { fetchPart, type LoadPart, prefetch } from './lazy-part.tsx'
import { showToast } from './toast.tsx'
import { wholeStyles } from './whole-styles.ts'

/**
 * A panel whose script loads when the pointer comes near its button, or on a click. A failure shows a toast, and the
 * next click tries again. A visitor who does something else before it has loaded does not get it. Once loaded it stays
 * mounted, so that closing can animate. Another page closes it, and returning does not open it again.
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
  /** A new object for each stay on a page, even if it is the same page again. */
  const stay = useRef({ pathname })
  useEffect(() => {
    // A press that a served part repeats comes before this first runs, and belongs to the same stay.
    if (stay.current.pathname !== pathname) stay.current = { pathname }
  }, [pathname])
  const [Panel, setPanel] = useState<ComponentType<Props>>()

  const fetchPanel = () => Promise.all([fetchPart(load, language), wholeStyles()])
  /** @returns  whether it could be loaded */
  const show = async (press?: HeldPress): Promise<boolean> => {
    const askedIn = stay.current
    try {
      const [Fetched] = await goesFirst(fetchPanel())
      setPanel(() => Fetched)
      if (stay.current === askedIn && !press?.isDropped) setIsOpen(true)
      return true
    } catch (error) {
      console.warn('A panel could not be loaded', error)
      return false
    }
  }
  const open = async (press?: HeldPress) => {
    const isLoaded = await show(press)
    if (!isLoaded && !press?.isDropped) showToast('error', text('panel.not-loaded'))
    press?.release()
  }
  const near = () => prefetch(fetchPanel)
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Some browsers do not focus a clicked button, and closing the panel returns the focus to it.
    currentTarget.focus()
    void open(window.holdPress(currentTarget))
  }
  return {
    Panel,
    isOpen,
    open: () => void open(),
    /** Opens it whatever the visitor does. Returns whether it could be loaded; the caller says so if not. */
    show,
    close: () => setIsOpen(false),
    /** Attributes of the button that opens it. */
    opener: {
      'aria-haspopup': 'dialog',
      onPointerEnter: near,
      onFocus: near,
      onClick: press,
    } as const,
  }
}

/** Props of the button that opens a panel. */
export type PanelOpener = ReturnType<typeof useLazyPanel>['opener']
