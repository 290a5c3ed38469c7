const NOT_FOUND = 404

/** Files that have arrived or are on their way. */
const fetched = new Map<string, Promise<unknown>>()
/** A phone takes over 1 ms to start a request, and a page asks for thirty at once: it answers to touch after so many. */
const AT_ONCE = 4
/** Requests that have started in this task, and its end. */
let started = 0
let taskEnd = Promise.resolve()

/**
 * The build puts this around every `import()` (build-tools/fetch-before-import.ts). It imports a module only when its
 * files are there: many browsers remember a failed import while the page is open, and would never ask for it again. A
 * file that failed comes with the next call.
 *
 * @param files  the module's file and those of everything that it imports, such as `assets/cart-BW2uCIke.js`
 */
export async function importFetched<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => fetchOnce(`/${file}`)))
  return load()
}

/**
 * Fetches the files of a page that will be opened.
 *
 * @param files  their addresses, such as `/assets/cart-BW2uCIke.js`
 * @returns  false when some did not come but may come later. Files that the shop has no longer count as come: importing
 *           them fails
 */
export async function filesArrived(files: readonly string[]): Promise<boolean> {
  try {
    await Promise.all(files.map(fetchOnce))
    return true
  } catch (error) {
    return error instanceof Error && error.cause === NOT_FOUND
  }
}

function fetchOnce(file: string): Promise<unknown> | undefined {
  // The page itself needs it, so it is there.
  if (document.querySelector(`link[href="${file}"]:not([disabled])`)) return undefined
  if (!fetched.has(file)) fetched.set(file, fetchFile(file))
  return fetched.get(file)
}

/** By `fetch`, since browsers remember failures of `<link rel=preload>` and `modulepreload` too. The import finds it cached. */
async function fetchFile(file: string): Promise<void> {
  await turnToStart()
  try {
    const response = await fetch(file)
    if (!response.ok) throw new Error(file, { cause: response.status })
    await response.blob()
  } catch (error) {
    fetched.delete(file)
    throw error
  }
}

async function turnToStart(): Promise<void> {
  // Nobody touches a hidden page, and browsers slow its timers down.
  if (document.hidden) return
  if (started === AT_ONCE) return taskEnd.then(turnToStart)
  started += 1
  if (started > 1) return
  taskEnd = new Promise((end) => {
    setTimeout(() => {
      started = 0
      end()
    })
  })
}
