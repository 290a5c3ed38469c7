import { type RefObject, useLayoutEffect, useState } from 'react'

/** The specified height of the list. */
const MOST_HEIGHT_PX = 300
/** From the top of a review to below its author, so that the beginning of one is seen. */
const AUTHOR_PX = 40
/** From the button below a review to the middle of the line above it. */
const ABOVE_BUTTON_PX = 24

/**
 * Cuts a scrolling list of reviews within a sentence or below an author. A list that ended between two reviews would look
 * complete.
 *
 * @returns  whether the list is cut
 */
export function useCut(list: RefObject<HTMLUListElement | null>, isWhole: boolean): boolean {
  const [isCut, setCut] = useState(false)
  // After each render: the list may have other reviews.
  useLayoutEffect(() => {
    const element = list.current
    if (!element || isWhole) return undefined
    // Called first before the list is painted. The list itself is not observed, since this changes its height.
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--cut', `${cutOf(element)}px`)
      setCut(element.scrollHeight > element.clientHeight)
    })
    for (const review of element.children) observer.observe(review)
    return () => observer.disconnect()
  })
  return isCut && !isWhole
}

/** Returns where the list ends, in pixels from its top. */
function cutOf(list: HTMLUListElement): number {
  const top = list.getBoundingClientRect().top - list.scrollTop
  let cut = MOST_HEIGHT_PX
  if (list.scrollHeight <= MOST_HEIGHT_PX) return cut
  for (const review of list.children) {
    if (review.getBoundingClientRect().top - top + AUTHOR_PX > MOST_HEIGHT_PX) break
    const last = review.lastElementChild?.lastElementChild ?? review
    cut = Math.min(MOST_HEIGHT_PX, last.getBoundingClientRect().top - top - ABOVE_BUTTON_PX)
  }
  return cut
}
