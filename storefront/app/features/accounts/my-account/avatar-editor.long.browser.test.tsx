import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AvatarRemovedReply, AvatarReply } from '#contract/accounts.ts'
import { answerApi, done, refused, type Sent } from '../../../test/answer-api.ts'
import { toast } from '../../../test/open-page.tsx'
import { openAccount } from './account-page.fixture.tsx'

/** A picture that needs no server. */
const ADDRESS = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const WRONG_TYPE = 'Please select image (JPG, JPEG, PNG or WEBP) file only'
const PUT = 'PUT /api/user/user-avatar'
const DELETE = 'DELETE /api/user/delete-avatar'

const picture = () => page.getByRole('main').getByRole('img', { name: 'Your picture' })
const dialog = () => page.getByRole('dialog', { name: 'Crop your picture' })
const area = () => dialog().getByRole('group', { name: 'Selected area: move it with the arrow keys' })
const use = () => dialog().getByRole('button', { name: 'Use picture' })
const upload = () => page.getByRole('button', { name: 'Upload image' })
const remove = () => page.getByRole('button', { name: 'Delete image' })

const uploaded = done('', { avatar: ADDRESS, data: { avatar: ADDRESS } } satisfies Partial<AvatarReply>)
const removed = done('', { user: { avatar: '' } } satisfies Partial<AvatarRemovedReply>)

/** Returns a picture with a red left and a blue right half, twice as wide as high. */
async function halves(name = 'me.jpg'): Promise<File> {
  const canvas = new OffscreenCanvas(1200, 600)
  const context = canvas.getContext('2d')!
  context.fillStyle = '#f00'
  context.fillRect(0, 0, 600, 600)
  context.fillStyle = '#00f'
  context.fillRect(600, 0, 600, 600)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' })
}

/** Chooses a file as the device's dialog would, which cannot open here. */
function choose(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  const given = new DataTransfer()
  given.items.add(file)
  upload().element().focus()
  input.files = given.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

async function chooseHalves(): Promise<void> {
  choose(await halves())
  await expect.element(area()).toBeVisible()
  await expect.element(use()).toBeEnabled()
}

/** Returns the size of the sent picture, and the colors on its left and right. */
async function sentPicture({ body }: Sent) {
  const image = await createImageBitmap((body as FormData).get('avatar') as File)
  const { width, height } = image
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  context.drawImage(image, 0, 0)
  const colourAt = (x: number) => {
    const [red, , blue] = context.getImageData(x, height / 2, 1, 1).data
    return red! > 200 && blue! < 60 ? 'red' : 'blue'
  }
  return { size: [width, height], colours: [colourAt(width / 8), colourAt((width * 7) / 8)] }
}

test('the button opens a file dialog for the accepted file types', async () => {
  await openAccount()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  expect(input.accept).toBe('image/jpeg,image/png,image/webp')
  let isAsked = false
  input.addEventListener('click', (event) => {
    isAsked = true
    event.preventDefault()
  })
  await upload().click()
  expect(isAsked).toBe(true)
})

test('the picture is cropped to a small square and shows at once', async () => {
  await openAccount()
  const sent = answerApi({ [PUT]: uploaded })
  await chooseHalves()
  area().element().focus()
  // Moved as far left as possible, so only red remains.
  await userEvent.keyboard(`{Control>}${'{ArrowLeft}'.repeat(8)}{/Control}`)
  await use().click()
  await expect.element(toast('Image uploaded successfully')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(upload()).toHaveFocus()
  await expect.element(picture()).toHaveAttribute('src', ADDRESS)
  expect(await sentPicture(sent[0]!)).toEqual({ size: [512, 512], colours: ['red', 'red'] })
})

test('cropping works with a finger, too @slow', async () => {
  await page.viewport(390, 844)
  await openAccount()
  const sent = answerApi({ [PUT]: uploaded })
  await chooseHalves()
  const { left, top, width, height } = area().element().getBoundingClientRect()
  const finger = (kind: string, x: number) =>
    area()
      .element()
      .dispatchEvent(
        new PointerEvent(kind, {
          pointerType: 'touch',
          isPrimary: true,
          bubbles: true,
          cancelable: true,
          clientX: x,
          clientY: top + height / 2,
        }),
      )
  const middle = left + width / 2
  finger('pointerdown', middle)
  for (let step = 1; step <= 10; step += 1) finger('pointermove', middle + (step * width) / 10)
  finger('pointerup', middle + width)
  await use().click()
  await expect.element(toast('Image uploaded successfully')).toBeVisible()
  expect(await sentPicture(sent[0]!)).toEqual({ size: [512, 512], colours: ['blue', 'blue'] })
})

test('a picture is removed, and then there is none to delete', async () => {
  await openAccount({ avatar: ADDRESS })
  const sent = answerApi({ [DELETE]: removed })
  await remove().click()
  await expect.element(toast('Image removed successfully')).toBeVisible()
  await expect.element(picture()).not.toBeInTheDocument()
  await remove().click()
  await expect.element(toast('No Image to delete')).toBeVisible()
  expect(sent.map(({ search }) => search)).toEqual([`img=${encodeURIComponent(ADDRESS)}`])
})

test.for([
  ['a GIF', 'me.gif', 'image/gif', 'GIF89a'],
  ['a drawing with the file name of a photo', 'me.jpg', 'image/jpeg', '<svg onload="alert(1)"/>'],
] as const)('%s is refused', async ([, name, type, content]) => {
  await openAccount()
  choose(new File([content], name, { type }))
  await expect.element(toast(WRONG_TYPE)).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test.for([
  ['Upload failed: Unknown error', { status: 502 }],
  ['Upload failed: A file can have at most 5 MB.', refused(413, 'too_large', 'A file can have at most 5 MB.')],
] as const)('a picture that failed to upload can be sent again: %s @slow', async ([message, answer]) => {
  await openAccount()
  answerApi({ [PUT]: answer })
  await chooseHalves()
  await use().click()
  await expect.element(toast(message)).toBeVisible()
  answerApi({ [PUT]: uploaded })
  await use().click()
  await expect.element(toast('Image uploaded successfully')).toBeVisible()
})

test('a failed upload shows an error', async () => {
  await openAccount({ avatar: ADDRESS })
  answerApi({ [DELETE]: { status: 502 } })
  await remove().click()
  await expect.element(toast('Error removing Image')).toBeVisible()
  answerApi({ [DELETE]: refused(502, 'internal', '') })
  await remove().click()
  await expect.element(toast('Failed to remove Image')).toBeVisible()
  await expect.element(picture()).toBeVisible()
})

test('Cancel and Escape send nothing', async () => {
  await openAccount()
  const sent = answerApi({ [PUT]: uploaded })
  await chooseHalves()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await chooseHalves()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(sent).toEqual([])
})
