/** The files of a room's models. Each is fetched once, and may be wanted before three.js has come to read it. */
export function modelFiles() {
  const gone = new AbortController()
  const files = new Map<string, Promise<ArrayBuffer>>()
  return {
    /** @throws Error when the file cannot be fetched; the next call throws the same until it is forgotten */
    bytesOf: (url: string): Promise<ArrayBuffer> => {
      const bytes = files.get(url) ?? fetchBytes(url, gone.signal)
      files.set(url, bytes)
      return bytes
    },
    forget: (url: string) => files.delete(url),
    /** Ends what is still being fetched. */
    stop: () => gone.abort(),
  }
}

export type ModelFiles = ReturnType<typeof modelFiles>

async function fetchBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.arrayBuffer()
}
