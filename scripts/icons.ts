import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const PAPER = '#fbf8f3' // --paper
const publicFolder = join(import.meta.dirname, '../storefront/public')
const mark = await readFile(join(publicFolder, 'logo-mark.svg'))

/**
 * `share` is how much of the side the mark takes: of a maskable icon only the middle circle of 80 % is sure to be seen
 * (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const icons = [
  { file: 'icon-192.png', side: 192, share: 0.76, corner: 0.2 },
  { file: 'icon-512.png', side: 512, share: 0.76, corner: 0.2 },
  { file: 'icon-maskable-512.png', side: 512, share: 0.62, corner: 0 },
  { file: 'apple-touch-icon.png', side: 180, share: 0.72, corner: 0 }, // iOS rounds it itself
]

// The shop's mark as the icons of an installed shop; their files are checked in. `npm run icons`
for (const { file, side, share, corner } of icons) {
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${side * corner}" fill="${PAPER}"/></svg>`
  const width = Math.round(side * share)
  const input = await sharp(mark, { density: (72 * width) / 72 })
    .resize(width)
    .png()
    .toBuffer()
  const icon = sharp(Buffer.from(ground)).composite([{ input }])
  await writeFile(
    join(publicFolder, file),
    await icon.png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer(),
  )
}

// Browsers ask for it by themselves beside what is no page of the shop, such as the API's description.
const smallMark = await sharp(join(publicFolder, 'favicon.svg'), { density: 144 }).resize(32).png().toBuffer()
await writeFile(join(publicFolder, 'favicon.ico'), icoOf(smallMark, 32))

/** An `.ico` of one picture, which may be a PNG: a directory of one entry before it. */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
