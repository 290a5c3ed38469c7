import { memo } from 'react'
import { storageKeys } from '../accounts/session/storage-keys.ts'

// In the page itself, not in a file: it must stand before any file has come.
const css = `
#splash{position:fixed;inset:0;z-index:100;display:grid;place-content:center;justify-items:center;gap:20px;
background:#fbf8f3;color:#5b3a24;font:400 2.25rem/1 Eczar,Georgia,serif;pointer-events:none;
animation:splash-end 1ms 100ms forwards}
#splash[data-checking]{pointer-events:auto;animation-delay:4s}
#splash[data-checking="now"]{animation-play-state:paused}
#splash::before{content:"";width:44px;height:44px;border:3px solid #e4dacb;border-top-color:#a8442a;border-radius:50%;
animation:splash-turn .8s linear infinite}
@keyframes splash-turn{to{rotate:1turn}}
@keyframes splash-end{to{visibility:hidden}}
`

const holdForSession = `try{if(localStorage.getItem("${storageKeys.accessToken}"))splash.dataset.checking=""}catch{}`

/**
 * Covers the page for the 100 ms start-up delay of each full load, with spinner and shop name. Styles alone take it
 * away, so nobody waits for a script. Where a token is kept it stays until the session is checked (`holdSplash`,
 * `endSplash`), and 4 s at most for the script that checks it. The colours repeat `--paper`, `--timber`, `--line` and `--brick`.
 */
export const Splash = memo(function Splash({ name }: { name: string }) {
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <div id="splash" aria-hidden="true" suppressHydrationWarning>
        {name}
      </div>
      <script dangerouslySetInnerHTML={{ __html: holdForSession }} />
    </>
  )
})

/** The session check has begun: the splash stays until its end, however long that takes. A splash that has gone stays away. */
export function holdSplash(): void {
  const splash = document.querySelector<HTMLElement>('#splash[data-checking]')
  if (splash && getComputedStyle(splash).visibility === 'visible') splash.dataset.checking = 'now'
}

/** The session is known. */
export function endSplash(): void {
  document.querySelector('#splash')?.removeAttribute('data-checking')
}
