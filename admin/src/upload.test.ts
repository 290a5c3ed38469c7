import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** An upload that is answered at once; `asked` are the addresses. */
class AnsweredUpload extends EventTarget {
  static asked: string[] = []
  upload = new EventTarget()
  status = 200
  responseText = '{}'
  open(_method: string, address: string) {
    AnsweredUpload.asked.push(address)
  }
  setRequestHeader() {}
  send() {
    this.dispatchEvent(new Event('load'))
  }
}

// Other files of the process read English texts.
beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

test.each([
  ['en', '/api/admin/imports'],
  ['ne', '/api/admin/imports?lang=ne'],
])('in %s an upload asks %s, so that a refused file is explained in that language', async (chosen, address) => {
  AnsweredUpload.asked = []
  vi.stubGlobal('localStorage', { getItem: () => chosen })
  vi.stubGlobal('XMLHttpRequest', AnsweredUpload)
  const { upload } = await import('./upload.ts')
  await upload('/imports', new FormData(), () => {})
  expect(AnsweredUpload.asked).toEqual([address])
})
