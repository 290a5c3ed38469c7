import { useEffect, useRef, useState } from 'react'
import type { Picture as PictureData } from '#contract/common.ts'
import { Picture } from '../../ui/picture.tsx'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'
import styles from './card-pictures.module.css'

const ROTATION_MS = 3000

type CardPicturesProps = { pictures: readonly PictureData[]; sizes: string; priority?: boolean | undefined }

/**
 * Turns through a product's pictures while a mouse or the keyboard is on its card: the second at once, each further
 * one after 3 s. Only the first is loaded before that. Under reduced motion it stays at the second.
 */
export function CardPictures({ pictures, sizes, priority }: CardPicturesProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const { index, seen } = useRotation(frame, pictures.length)
  return (
    <span ref={frame} className={styles.pictures}>
      {pictures.slice(0, seen).map((picture, at) => (
        <span key={picture.id} className={at === index ? styles.shown : styles.hidden}>
          <Picture picture={picture} sizes={sizes} priority={priority && at === 0} alt={at === 0 ? undefined : ''} />
        </span>
      ))}
      {pictures.length === 0 && <Picture picture={undefined} sizes={sizes} />}
      {pictures.length > 1 && (
        <span className={styles.strokes}>
          {pictures.map((picture, at) => (
            <span key={picture.id} className={at === index ? styles.strokeOn : styles.stroke} />
          ))}
        </span>
      )}
    </span>
  )
}

/** `seen` is how many pictures have been asked for so far. */
function useRotation(frame: React.RefObject<HTMLElement | null>, count: number): { index: number; seen: number } {
  const [turn, setTurn] = useState({ index: 0, seen: 1 })

  useEffect(() => {
    const card = frame.current?.closest('article')
    if (!card || count < 2) return undefined
    let timer: ReturnType<typeof setInterval> | undefined
    const advance = () =>
      setTurn(({ index, seen }) => ({ index: (index + 1) % count, seen: Math.min(count, Math.max(seen, index + 2)) }))
    const start = () => {
      if (timer !== undefined) return
      advance()
      timer = setInterval(() => !prefersReducedMotion() && advance(), ROTATION_MS)
    }
    const stop = () => {
      if (card.matches(':hover, :focus-within')) return
      clearInterval(timer)
      timer = undefined
      setTurn(({ seen }) => ({ index: 0, seen }))
    }
    // After the event: only then is it true what `:focus-within` says.
    const stopSoon = () => queueMicrotask(stop)
    const listeners = { mouseenter: start, focusin: start, mouseleave: stop, focusout: stopSoon }
    for (const [type, listener] of Object.entries(listeners)) card.addEventListener(type, listener)
    return () => {
      clearInterval(timer)
      for (const [type, listener] of Object.entries(listeners)) card.removeEventListener(type, listener)
    }
  }, [frame, count])

  return turn
}
