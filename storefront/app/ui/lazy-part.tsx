import { type ComponentType, useEffect, useState } from 'react'

/** Fetches the script of a part. */
export type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>

type Standins = {
  /** While it is on its way; nothing unless given. */
  Loading?: ComponentType
  /** When it cannot be had; nothing unless given. */
  Missing?: ComponentType
}

/**
 * A part of the page whose script is fetched when it is first shown. Other than `lazy` of React, one that cannot be had
 * does not take the page with it: it is asked for again the next time it is shown.
 */
export function lazyPart<Props extends object>(load: LoadPart<Props>, { Loading, Missing }: Standins = {}) {
  let fetched: ComponentType<Props> | undefined

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => fetched)
    const [isMissing, setIsMissing] = useState(false)
    useEffect(() => {
      let isCurrent = true
      if (fetched) return undefined
      load().then(
        ({ default: Fetched }) => {
          fetched = Fetched
          if (isCurrent) setPart(() => Fetched)
        },
        (error: unknown) => {
          console.warn('A part of the page could not be loaded', error)
          if (isCurrent) setIsMissing(true)
        },
      )
      return () => {
        isCurrent = false
      }
    }, [])
    if (Part) return <Part {...props} />
    if (isMissing) return Missing && <Missing />
    return Loading && <Loading />
  }
}
