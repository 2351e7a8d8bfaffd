import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The shapes of a Lucide icon, by the names and attributes of SVG. All are strokes; a dot may be filled, too. */
type Shape = [tag: string, attributes: Record<string, string>]

const component = resolve(import.meta.dirname, 'src/client/ui/path-icon.tsx')

/**
 * Draws each Lucide icon with one path instead of up to eight shapes: a card of the contacts has seven icons, and half of its elements
 * were parts of them. In development the library draws them itself, to the same effect.
 */
export function pathIcons(): Plugin {
  return {
    name: 'ribbonry-path-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/ },
      async handler(_code, id) {
        const { __iconData: icon } = (await import(id)) as { __iconData?: { node: Shape[] } }
        // The old name of an icon only passes the new one on.
        if (!icon) return null
        const { outline, dots } = pathsOf(icon.node)
        const drawn = `pathIcon(${JSON.stringify(outline)}, ${JSON.stringify(dots)})`
        return { code: `import { pathIcon } from ${JSON.stringify(component)}\nexport default ${drawn}\n`, map: null }
      },
    },
  }
}

/** Path data of all shapes: what is a stroke alone, and what is filled, too. */
export function pathsOf(shapes: readonly Shape[]): { outline: string; dots: string } {
  const path = (filled: boolean) =>
    shapes
      .filter(([, { fill }]) => (fill !== undefined) === filled)
      .map(pathOf)
      .join('')
  return { outline: path(false), dots: path(true) }
}

/** The shape as path data that may follow other path data. */
function pathOf([tag, attributes]: Shape): string {
  const number = (name: string) => Number(attributes[name] ?? 0)
  switch (tag) {
    case 'path':
      return absoluteStart(attributes['d'] ?? '')
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
    case 'polyline':
      return `M${attributes['points']}`
    case 'polygon':
      return `M${attributes['points']}z`
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'))
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
    case 'rect':
      return rectangle(number('x'), number('y'), number('width'), number('height'), attributes)
    default:
      throw new Error(`No icon had a <${tag}> before.`)
  }
}

/** The first move of a path is absolute even as 'm', but what follows without a letter is relative then. */
function absoluteStart(path: string): string {
  const [, x, y, rest = ''] = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*(.*)$/.exec(path) ?? []
  if (x === undefined) return path
  return `M${x} ${y}${/^[a-z]/i.test(rest) ? '' : 'l'}${rest}`
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${tidy(cx - rx)} ${cy}a${rx} ${ry} 0 1 0 ${tidy(2 * rx)} 0a${rx} ${ry} 0 1 0 ${tidy(-2 * rx)} 0z`
}

/** One radius stands for both, and none is more than half of its side. */
function rectangle(x: number, y: number, width: number, height: number, radii: Record<string, string>): string {
  const rx = Math.min(Number(radii['rx'] ?? radii['ry'] ?? 0), width / 2)
  const ry = Math.min(Number(radii['ry'] ?? radii['rx'] ?? 0), height / 2)
  const [across, down] = [tidy(width - 2 * rx), tidy(height - 2 * ry)]
  const corner = (dx: number, dy: number) => (rx === 0 ? '' : `a${rx} ${ry} 0 0 1 ${dx} ${dy}`)
  return `M${tidy(x + rx)} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`
}

/** 0.1 + 0.2 as 0.3. */
function tidy(length: number): number {
  return Number(length.toFixed(3))
}
