import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { hasStarted } from '../messages/load-messages.ts'
import { useText } from '../messages/text.ts'
import { BEFORE_MOUNT } from './before-mount.ts'
import { followPresses } from './follow-presses.ts'
import { useHydrated } from './hydration.ts'
import { InServedPart } from './in-served-part.ts'
import { onNextChance } from './next-chance.ts'
import { onceUsed } from './once-used.ts'
import { findControl, type Known, knownControl, type PlaceInPart, placeIn, returnTo } from './place-in-part.ts'
import styles from './served-part.module.css'
import { showToast } from './toast.tsx'
import { wholeStyles } from './whole-styles.ts'

/** React leaves what is in an element with this as it is. */
const asServed = { __html: '' }

/**
 * A part of the served page below its first screen. Its script loads once the visitor does anything on the page. Until
 * then the part stays as the server sent it: links work, and a press on a button or box waits for the script. It loads at
 * once in a page that opens in the browser, for an address with a fragment, and for a picture that needs a stand-in. It
 * must need no texts but those of its page.
 *
 *     const Related = servedPart(() => import('./related-carousel.tsx'))
 */
export function servedPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const OnServer = import.meta.env.SSR ? lazy(load) : undefined
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    // The page has the styles of what it shows. The part may show more once it answers, such as buttons.
    const [part] = await Promise.all([load(), wholeStyles()])
    loaded = part.default
  }

  return Object.assign(ServedPart, { loadOnce })

  function ServedPart(props: Props): ReactNode {
    const text = useText()
    const [wasServed] = useState(!useHydrated())
    const [Part, setPart] = useState(() => (wasServed ? undefined : loaded))
    const box = useRef<HTMLDivElement>(BEFORE_MOUNT)
    const place = useRef<PlaceInPart>(undefined)
    const pressed = useRef<Known>(undefined)

    const sayFailure = useEffectEvent(() => {
      if (pressed.current) showToast('error', text('panel.not-loaded'))
    })
    useEffect(() => {
      if (Part) {
        // Here rather than in a layout effect: the effects of the part have run, so it can answer.
        findControl(box.current, pressed.current)?.click()
        pressed.current = undefined
        return undefined
      }
      const gone = new AbortController()
      const { signal } = gone
      const endOfPress = followPresses(box.current, signal)
      const show = async () => {
        try {
          await loadOnce()
          await endOfPress()
          if (signal.aborted) return
          place.current = placeIn(box.current)
          setPart(() => loaded)
        } catch (error) {
          console.warn('A part of the page could not be loaded', error)
          if (signal.aborted) return
          sayFailure()
          onNextChance(() => void show(), signal)
        }
      }
      pressed.current = knownControl(box.current, window.earlyPress ?? null)
      const isWaiting = wasServed && !pressed.current && !location.hash && !missesPicture(box.current)
      if (isWaiting) onceUsed(() => void show(), signal)
      else void show()
      box.current.addEventListener('error', () => void show(), { capture: true, signal })
      const notePress = (event: Event) => {
        pressed.current = pressedIn(box.current, event)
      }
      box.current.addEventListener('click', notePress, { signal })
      return () => gone.abort()
    }, [Part, wasServed])

    useLayoutEffect(() => {
      if (!Part || !place.current) return
      returnTo(box.current, place.current)
      place.current = undefined
    }, [Part])

    if (OnServer) {
      return (
        <div className={styles.part}>
          <Suspense>
            <InServedPart value>
              <OnServer {...props} />
            </InServedPart>
          </Suspense>
        </div>
      )
    }
    if (!Part) {
      return (
        <div
          key="served"
          ref={box}
          className={styles.part}
          dangerouslySetInnerHTML={asServed}
          suppressHydrationWarning
        />
      )
    }
    return (
      <div key="live" ref={box} className={styles.part}>
        <Part {...props} />
      </div>
    )
  }
}

function missesPicture(box: HTMLElement): boolean {
  return [...box.querySelectorAll('img')].some(({ complete, naturalWidth }) => complete && naturalWidth === 0)
}

/**
 * At the top level of a page's module: when the page opens in the browser, it opens with this part, so that it has its
 * full height at once. A failure is for the part itself, which tries again.
 */
export function needPart({ loadOnce }: { loadOnce: () => Promise<void> }): Promise<void> | undefined {
  return hasStarted() ? loadOnce().catch(() => undefined) : undefined
}

/** Returns which control was pressed; none for a link, which works by itself. */
function pressedIn(box: HTMLElement, { target }: Event): Known | undefined {
  return target instanceof Element ? knownControl(box, target.closest('button, input')) : undefined
}
