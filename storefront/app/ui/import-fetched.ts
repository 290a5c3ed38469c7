/** Files that have arrived or are on their way. */
const fetched = new Map<string, Promise<void>>()

/**
 * The build puts this around every `import()` (build-tools/fetch-before-import.ts). It imports a module only when its
 * files are there: many browsers remember a failed import while the page is open, and would never ask for it again. The
 * next call fetches a file that failed once more.
 *
 * @param files  paths of the module and of everything that it imports
 */
export async function importFetched<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(fetchOnce))
  return load()
}

function fetchOnce(file: string): Promise<void> | undefined {
  // The page itself needs it, so it is there.
  if (document.querySelector(`link[rel=modulepreload][href="${file}"]`)) return undefined
  const known = fetched.get(file)
  if (known) return known
  const arrival = fetchFile(file).catch((error: unknown) => {
    fetched.delete(file)
    throw error
  })
  fetched.set(file, arrival)
  return arrival
}

/** By `fetch`, since browsers remember failures of `<link rel=preload>` and `modulepreload` too. The import finds it cached. */
async function fetchFile(file: string): Promise<void> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file} could not be loaded: ${response.status}`)
  await response.blob()
}
