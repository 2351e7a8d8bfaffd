import sharp, { type Sharp } from 'sharp'

/** Lightest and darkest of a color, from above on the left to below on the right. */
const palette: Readonly<Record<string, readonly [string, string]>> = {
  red: ['#ff6b6b', '#c4283a'],
  coral: ['#ff9a7b', '#e0573f'],
  orange: ['#ffb347', '#f0731e'],
  amber: ['#ffd766', '#f0a01e'],
  gold: ['#ffe08a', '#d99a2b'],
  green: ['#7edc7a', '#2f9a52'],
  teal: ['#63d3c6', '#1f8f93'],
  sky: ['#7cc8ff', '#2f7fd6'],
  violet: ['#b79bff', '#6c4bd1'],
  plum: ['#a06ac4', '#5b2a74'],
  pink: ['#ffa3cf', '#e04f95'],
  rose: ['#ffb5c0', '#e0708a'],
  peach: ['#ffd3b8', '#f0a07a'],
  brown: ['#c98a5b', '#7d4626'],
  tan: ['#f0cd9a', '#c9935a'],
  cream: ['#fffaf0', '#eadbc4'],
  white: ['#ffffff', '#d9dde8'],
  gray: ['#dfe4ec', '#8e98aa'],
  dark: ['#5f5a70', '#2a2638'],
  glass: ['#eaf7ff', '#bcdcf2'],
  glow: ['#fff6cf', '#ffd66b'],
}

/** Pixels of the longer side: sharp in the widest tile, where a subject is some 130 CSS pixels high. */
const SIZE = 224

/** A drawing as an image with its light and shade, without a margin. */
export async function renderDrawing(shapes: string): Promise<Buffer> {
  const gradients = Object.entries(palette).map(
    ([name, [light, dark]]) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="0.7" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
  )
  const body = shapes
    .replaceAll('<g p>', '<g filter="url(#round)">')
    .replaceAll(/ f="(\w+)"/g, ' fill="url(#$1)"')
    .replaceAll(
      / s="(\w+)" w="(\d+)"/g,
      (_, color: string, width: string) =>
        ` fill="none" stroke="${palette[color]?.[1] ?? '#000'}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
    )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 272 272" width="544" height="544"><defs>${gradients.join('')}${ROUND}</defs>${body.replaceAll('fill="none" fill="none"', 'fill="none"')}</svg>`
  return fitted(sharp(Buffer.from(svg)))
}

/** An object of the package, likewise without a margin. */
export function renderObject(file: string): Promise<Buffer> {
  return fitted(sharp(file))
}

async function fitted(image: Sharp): Promise<Buffer> {
  const trimmed = await image.trim({ background: '#00000000', threshold: 8 }).png().toBuffer()
  return encoded(trimmed, 80)
}

/** Three objects and what is around them stay below the 25 kB of a scene: their base64 is four thirds as long. */
const MAX_BYTES = 5900

async function encoded(image: Buffer, quality: number): Promise<Buffer> {
  const size = quality < 50 ? SIZE - 32 : SIZE
  const webp = await sharp(image)
    .resize(size, size, { fit: 'inside' })
    .webp({ quality, alphaQuality: quality, effort: 6, smartSubsample: true })
    .toBuffer()
  return webp.length <= MAX_BYTES || quality <= 20 ? webp : encoded(image, quality - 6)
}

/** Light from above on the left on a surface that is round at its edges. */
const ROUND = `<filter id="round" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="7" result="soft"/><feDiffuseLighting in="soft" surfaceScale="9" diffuseConstant="1.12" lighting-color="#fff" result="shade"><feDistantLight azimuth="235" elevation="60"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="shade" operator="arithmetic" k1="0.72" k2="0.32" result="shaded"/><feSpecularLighting in="soft" surfaceScale="6" specularConstant="0.5" specularExponent="22" lighting-color="#fff" result="shine"><feDistantLight azimuth="235" elevation="52"/></feSpecularLighting><feComposite in="shaded" in2="shine" operator="arithmetic" k2="1" k3="0.55" result="lit"/><feComposite in="lit" in2="SourceAlpha" operator="in"/></filter>`
