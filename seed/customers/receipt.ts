import sharp from 'sharp'

const WIDTH_PX = 720
const HEIGHT_PX = 960

/** Draws the photo of a bank’s receipt that the demo's customers send: lines in place of words, so that it names nobody. */
export async function drawReceipt(): Promise<{ bytes: Buffer; width: number; height: number }> {
  const lines = [300, 360, 420, 520, 580, 700]
    .map((y, index) => `<rect x="120" y="${y}" width="${index % 2 === 0 ? 420 : 300}" height="18" fill="#777"/>`)
    .join('')
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}">
    <rect width="100%" height="100%" fill="#6b4f3a"/><rect x="80" y="60" width="560" height="840" fill="#fbf8f0"/>
    <rect x="120" y="110" width="480" height="90" fill="#2e5a86"/>${lines}
    <circle cx="500" cy="790" r="70" fill="none" stroke="#8c2f39" stroke-width="10"/></svg>`
  return { bytes: await sharp(Buffer.from(picture)).webp().toBuffer(), width: WIDTH_PX, height: HEIGHT_PX }
}
