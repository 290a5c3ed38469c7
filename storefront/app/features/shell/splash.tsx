import { memo } from 'react'
import { storageKeys } from '../../storage.ts'

// Inlined into the page, since it must show before any file has loaded.
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
 * Covers the page with spinner and shop name for the 100 ms start-up delay of each full load. Styles alone remove it,
 * so it never waits for a script. If a token is stored, it stays until the session is checked (`holdSplash`,
 * `endSplash`). It waits at most 4 s for the script that checks it. The colors repeat `--paper`, `--timber`, `--line`
 * and `--brick`.
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

/** Keeps the splash screen until the session check ends, however long that takes. A finished one stays away. */
export function holdSplash(): void {
  const splash = document.querySelector<HTMLElement>('#splash[data-checking]')
  if (splash && getComputedStyle(splash).visibility === 'visible') splash.dataset.checking = 'now'
}

/** Called when the session is known. */
export function endSplash(): void {
  document.querySelector('#splash')?.removeAttribute('data-checking')
}
