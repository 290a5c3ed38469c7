import { existsSync } from 'node:fs'

/** Debian's: the one without any window of its own does the same in two thirds of the time. */
const DEBIAN_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Debian's Chromium where it is installed; undefined means the program's own. */
export const chromiumPath = DEBIAN_CHROMIUMS.find((path) => existsSync(path))

/** Root needs the first; the next keep it from talking to anybody but us; the last sets text as a window would. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]
