import { chanceOf } from '#domain/recommendations/random.ts'
import { objectAddress } from './objects.ts'

/** 6:5, a little wider than high, as most cards show it. */
const WIDTH = 480
const HEIGHT = 400

interface Place {
  middle: number
  /** Where it stands; things that hang in the air have `top` instead. */
  foot?: number
  top?: number
  size: number
}

/**
 * The picture of an idea: what it is, large and in the middle, and what goes with it, smaller and lower. The ground is
 * the page's (ThumbTile), which knows the theme and the shape of the tile; here it's transparent. As a thumbnail it's only
 * the thing itself, larger.
 * @param id decides on which side the smaller things are
 * @param objects the idea itself first, then at most two
 */
export function composeScene(id: string, objects: readonly string[]): string {
  const [subject = '', ...context] = objects
  const isMirrored = chanceOf(`side ${id}`) < 0.5
  const placed = context.slice(0, 2).map((object, at) => image(object, mirrored(placeOf(object, at), isMirrored), 'c'))
  const lean = context.length === 1 ? 28 : 0
  const middle = mirrored({ middle: WIDTH / 2 - lean, foot: 322, size: context.length === 0 ? 266 : 244 }, isMirrored)
  const [front = '', behind = ''] = placed
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    // The size asked about is the one that the image has on the page, in CSS pixels: thumbnails have 38 and 44.
    `<style>@media(max-width:90px){.c{display:none}.s{transform:translate(${round(WIDTH / 2 - middle.middle * 1.5)}px,${round(HEIGHT / 2 - 200 * 1.5)}px) scale(1.5)}}</style>` +
    `<filter id="f" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="9" stdDeviation="8" flood-color="#3c1e28" flood-opacity=".26"/></filter>` +
    behind +
    image(subject, middle, 's') +
    front +
    '</svg>'
  )
}

/** What hangs or flies, or shines above the rest. */
const aloft = new Set(
  '⭐ 🌟 ✨ 🌙 🌛 🌜 🌚 🌕 🌓 ☀️ 🌞 🌤️ ⛅ ☁️ 🌧️ 🌨️ ❄️ ⚡ 🌈 🎈 🎵 🎶 ❤️ 💕 💖 💗 💘 💙 💚 💛 💜 🧡 🤍 🩷 🩵 🩶 🤎 🖤 💞 💤 💨 💬 💭 🪐 🌍 🌎 🌏 🍃 🕊️ 🦋 🐝 🐞 🦅 🦆 🦇 🐦 ✈️ 🚁 🛸 🛰️ 🪽 🪶 🎆 🎇 🎉 🎊 🪄 💫 ☄️ 🔔 🕸️ 🦉 🪁 🪂 🎐 👼 ✝️ ✡️ ☪️ 🕉️ ☮️ 💡 🗯️ ❓ 🔊 💦 💧 🐟 🐠 🫧'.split(
    ' ',
  ),
)

function placeOf(object: string, at: number): Place {
  if (at === 0 && aloft.has(object)) return { middle: 398, top: 44, size: 92 }
  if (at === 0) return { middle: 386, foot: 352, size: 128 }
  if (aloft.has(object)) return { middle: 84, top: 40, size: 92 }
  return { middle: 92, foot: 344, size: 108 }
}

function mirrored(place: Place, isMirrored: boolean): Place {
  return isMirrored ? { ...place, middle: WIDTH - place.middle } : place
}

/** In a square of this size, standing on its lower edge. */
function image(object: string, { middle, foot, top, size }: Place, className: string): string {
  const y = top ?? (foot ?? HEIGHT) - size
  return `<image class="${className}" filter="url(#f)" x="${round(middle - size / 2)}" y="${round(y)}" width="${size}" height="${size}" preserveAspectRatio="xMidYMax" href="${objectAddress(object)}"/>`
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
