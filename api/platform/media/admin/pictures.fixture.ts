import type { givenStaff } from '../../../office/staff/staff.fixture.ts'

/** Uploads files to the library like the form of the back office. */
export async function sendPictures(
  staff: Awaited<ReturnType<typeof givenStaff>>,
  files: readonly { name: string; bytes: Uint8Array }[],
) {
  const form = new FormData()
  for (const { name, bytes } of files) form.append('files', new Blob([Buffer.from(bytes)]), name)
  const encoded = new Response(form)
  const payload = Buffer.from(await encoded.bytes())
  return staff.call('POST', '/pictures', payload, { 'content-type': encoded.headers.get('content-type')! })
}
