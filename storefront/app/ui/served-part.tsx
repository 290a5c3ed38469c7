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
import { flushSync } from 'react-dom'
import { hasStarted } from '../messages/load-messages.ts'
import { useText } from '../messages/text.ts'
import { BEFORE_MOUNT } from './before-mount.ts'
import { goesFirst, whenFree } from './goes-first.ts'
import { isAction, type HeldPress } from './hold-press.ts'
import { useHydrated } from './hydration.ts'
import { InServedPart } from './in-served-part.ts'
import { onNextChance } from './next-chance.ts'
import { onceUsed } from './once-used.ts'
import type { PlaceInPart } from './place-in-part.ts'
import styles from './served-part.module.css'
import { showToast } from './toast.tsx'
import { whenNear } from './when-near.ts'
import { wholeStyles } from './whole-styles.ts'

/** Comes with the first part: until then nothing is replaced. */
let places: typeof import('./place-in-part.ts').places

/** React leaves what is in an element with this as it is. */
const asServed = { __html: '' }

/**
 * A part of the served page below its first screen. Its script loads once the visitor uses the page and comes near, after
 * all that the visitor waits for. Until then the part stays as the server sent it: links work, what is typed stays, and a
 * press or a typed letter loads the script at once. A press waits for it, unless the visitor does something else. It loads
 * at once in a page that opens in the browser, for an address with a fragment, and for a picture that needs a stand-in. It
 * must need no texts but those of its page.
 *
 *     const Related = servedPart(() => import('./related-carousel.tsx'))
 */
export function servedPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const OnServer = import.meta.env.SSR ? lazy(load) : undefined
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    // The page has the styles of what it shows. The part may show more once it answers, such as buttons.
    const [part, inPart] = await Promise.all([load(), import('./place-in-part.ts'), wholeStyles()])
    places = inPart.places
    loaded = part.default
  }

  return Object.assign(ServedPart, { loadOnce })

  function ServedPart(props: Props): ReactNode {
    const text = useText()
    const [wasServed] = useState(!useHydrated())
    const [Part, setPart] = useState(() => (wasServed ? undefined : loaded))
    const box = useRef<HTMLDivElement>(BEFORE_MOUNT)
    const place = useRef<PlaceInPart>(undefined)
    const pressed = useRef<HeldPress>(undefined)

    const sayFailure = useEffectEvent(() => {
      if (pressed.current?.isDropped === false) showToast('error', text('panel.not-loaded'))
      // A ticked box stays ticked, and counts once the part is there.
      if (!(pressed.current?.control instanceof HTMLButtonElement)) return
      pressed.current.release()
      pressed.current = undefined
    })
    useEffect(() => {
      if (Part) return undefined
      // Kept, because React forgets it before it ends this effect.
      const part = box.current
      const gone = new AbortController()
      const { signal } = gone
      let isLoading = false
      const show = async () => {
        if (isLoading || signal.aborted) return
        isLoading = true
        try {
          await goesFirst(loadOnce())
          await window.endOfPress(part)
          if (signal.aborted) return
          const before = places.placeIn(part, pressed.current)
          place.current = before
          // At once, so that nothing is typed between reading the old fields and showing the new ones.
          flushSync(() => setPart(() => loaded))
          // The effects of the part have run, so it can answer.
          places.repeat(box.current, before)
        } catch (error) {
          console.warn('A part of the page could not be loaded', error)
          if (signal.aborted) return
          isLoading = false
          sayFailure()
          onNextChance(() => void show(), signal)
        }
      }
      const showNear = () => {
        const { children } = part
        if (children.length === 0) void show()
        else
          signal.addEventListener(
            'abort',
            whenNear(children, () => void whenFree().then(show)),
          )
      }
      if (part.contains(window.earlyPress?.control ?? null)) pressed.current = window.earlyPress
      const isWaiting = wasServed && !pressed.current && !location.hash && !missesPicture(part)
      if (isWaiting) onceUsed(showNear, signal)
      else void show()
      part.addEventListener('error', () => void show(), { capture: true, signal })
      const notePress = ({ target }: Event) => {
        const control = (target as Element).closest('button, input')
        if (pressed.current && isAction(pressed.current.control)) return
        pressed.current?.release()
        // A link works by itself.
        pressed.current = control ? window.holdPress(control) : undefined
        if (control) void show()
      }
      part.addEventListener('click', notePress, { signal })
      part.addEventListener('input', () => void show(), { signal })
      return () => {
        gone.abort()
        pressed.current?.release()
      }
    }, [Part, wasServed])

    useLayoutEffect(() => {
      if (Part && place.current) places.returnTo(box.current, place.current)
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
