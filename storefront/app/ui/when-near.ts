/**
 * Calls back once, when the page is loaded and one of the elements is within half a screen of the view.
 * @returns  stops waiting
 */
export function whenNear(elements: Iterable<Element>, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: '50%' },
  )
  const observe = () => {
    for (const element of elements) observer.observe(element)
  }
  if (document.readyState === 'complete') observe()
  else addEventListener('load', observe, { once: true })
  return () => {
    removeEventListener('load', observe)
    observer.disconnect()
  }
}
