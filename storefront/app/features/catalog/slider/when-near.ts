/** Calls back once, when the page is loaded and the element is within one screen of the view. */
export function whenNear(element: HTMLElement, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: '50%' },
  )
  const observe = () => observer.observe(element)
  if (document.readyState === 'complete') observe()
  else addEventListener('load', observe, { once: true })
  return () => {
    removeEventListener('load', observe)
    observer.disconnect()
  }
}
