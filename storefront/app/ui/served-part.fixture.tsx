import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { servedPart } from './served-part.tsx'

export type Load = () => Promise<{ default: ComponentType<{ name: string }> }>

/** Renders its parts again whenever something of the page changes. */
export let changePage = () => {}
function Page({ children }: { children: () => ReactNode }) {
  const [, setChanges] = useState(0)
  useEffect(() => {
    changePage = () => setChanges((before) => before + 1)
  }, [])
  return children()
}

/** Opens a served page with this as its only part, as it is once React has taken it over. */
export async function hydrate(load: Load, served: string): Promise<void> {
  const Part = servedPart(load)
  const host = document.createElement('main')
  host.innerHTML = `<div>${served}</div>`
  document.body.append(host)
  const control = host.querySelector<HTMLInputElement>('input:checked')
  if (control) window.earlyPress = window.holdPress(control)
  onTestFinished(() => void delete window.earlyPress)
  const { promise, resolve } = Promise.withResolvers<void>()
  // Effects run in order: that of the part before this one.
  const Ready = () => {
    useEffect(resolve, [])
    return null
  }
  const root = hydrateRoot(
    host,
    <>
      <Page>{() => <Part name="Related products" />}</Page>
      <Ready />
    </>,
  )
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  await promise
}
