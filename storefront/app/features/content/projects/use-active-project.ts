import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** A card of which less is visible is never active. */
const LEAST_SEEN = 0.1
const STEPS = [0, LEAST_SEEN, 0.25, 0.5, 0.75, 1]

/**
 * In a fixed list: the card under the mouse or focus; without a mouse, the one most in view. A lone card is always active.
 *
 * @returns  `list` for the element that holds the cards, `cardProps` for each of them
 */
export function useActiveProject(ids: readonly string[]) {
  const list = useRef<HTMLUListElement>(null)
  const [hovered, setHovered] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const [seen, setSeen] = useState<string>()

  useEffect(() => {
    if (!matchMedia('(hover: none)').matches) return undefined
    const shares = new Map<string, number>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          shares.set((target as HTMLElement).dataset['project']!, intersectionRatio)
        }
        const [most] = [...shares].toSorted(([, one], [, other]) => other - one)
        setSeen(most && most[1] >= LEAST_SEEN ? most[0] : undefined)
      },
      { threshold: STEPS },
    )
    for (const card of list.current?.querySelectorAll('[data-project]') ?? []) observer.observe(card)
    return () => {
      observer.disconnect()
      setSeen(undefined)
    }
  }, [])

  const cardProps = (id: string) => ({
    'data-project': id,
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setHovered(id),
    onPointerLeave: () => setHovered(undefined),
    onFocus: () => setFocused(id),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(undefined)
    },
  })
  const lone = ids.length === 1 ? ids[0] : undefined
  return { list, activeId: lone ?? seen ?? hovered ?? focused, cardProps }
}
