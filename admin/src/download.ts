import { addressOf, withQuery, type Query } from './api.ts'
import { outOfReach, parseBody, refusalOf } from './refusal.ts'
import { mayTryAgain } from './session/question.ts'

/**
 * Fetches a file and lets the browser save it under the name from the API.
 *
 * @throws Refusal
 */
export async function download(path: string, query: Query = {}): Promise<void> {
  const response = await fetch(addressOf(withQuery(path, query)), { credentials: 'same-origin' }).catch(() => {
    throw outOfReach()
  })
  if (response.ok) {
    // A long file may break off.
    const file = await response.blob().catch(() => {
      throw outOfReach()
    })
    return keep(file, fileNameOf(response) ?? path.split('/').at(-1)!)
  }
  const body = parseBody(await response.text())
  if (await mayTryAgain(response.status, body)) return download(path, query)
  throw refusalOf(response.status, body)
}

function fileNameOf({ headers }: Response): string | undefined {
  return /filename="?([^";]+)"?/.exec(headers.get('content-disposition') ?? '')?.[1]
}

/** How long a file stays readable. A browser that prompts for a location reads the file only afterwards. */
const KEPT_MS = 60_000

function keep(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
