import { addressOf } from './api.ts'
import { outOfReach, parseBody, refusalOf } from './refusal.ts'
import { mayTryAgain } from './session/question.ts'

/**
 * Uploads a form with files.
 *
 * @param onProgress  receives the fraction that was uploaded, 0 to 1
 * @throws Refusal; the signal's reason if aborted
 */
export async function upload<Result>(
  path: string,
  form: FormData,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<Result> {
  const { status, body } = await send(path, form, onProgress, signal)
  if (status >= 200 && status < 300) return body as Result
  if (await mayTryAgain(status, body)) return upload(path, form, onProgress, signal)
  throw refusalOf(status, body)
}

type Answer = { status: number; body: unknown }

/** Sends the request with XMLHttpRequest, as `fetch` reports no upload progress. */
function send(path: string, form: FormData, onProgress: (share: number) => void, signal?: AbortSignal) {
  return new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', addressOf(path))
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve({ status: request.status, body: parseBody(request.responseText) }))
    request.addEventListener('error', () => reject(outOfReach()))
    request.addEventListener('abort', () => reject(signal?.reason))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
