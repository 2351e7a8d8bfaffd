import { element } from './svg.ts'

/** A quiet texture for the ground of a tile: one repeating cell, drawn with `ink` at low strength. */
export interface Pattern {
  /** Side of the repeating cell in units of the tile (480 × 400). */
  size: number
  /** Degrees by which the whole texture is turned. */
  turn: number
  draw: (ink: string) => string
}

/** One texture for every department, so that a tile hints at what kind of thing it shows. */
const patternOfDepartment: Record<string, Pattern> = {
  'sports-and-outdoors': lines(30, ['M0 15 L15 0 L30 15']),
  'toys-and-games': {
    size: 48,
    turn: 12,
    draw: (ink) =>
      dot(12, 12, 4, ink) +
      element('rect', { x: 32, y: 8, width: 8, height: 8, rx: 2, fill: ink }) +
      element('path', { d: 'M8 42 L13 33 L18 42 Z', fill: ink }) +
      stroke('M32 37 H42 M37 32 V42', ink),
  },
  electronics: dots(24, 2.4),
  books: lines(22, ['M0 11 H22']),
  'arts-crafts-and-sewing': lines(44, ['M0 12 Q11 2 22 12 T44 12', 'M0 34 Q11 24 22 34 T44 34']),
  'musical-instruments': lines(64, ['M0 16 Q16 6 32 16 T64 16', 'M0 48 Q16 38 32 48 T64 48']),
  'beauty-and-personal-care': rings(52, 10),
  'home-and-kitchen': lines(36, ['M0 0 H36', 'M0 0 V36']),
  'clothing-shoes-and-jewelry': lines(32, ['M0 16 L16 0 L32 16 L16 32 Z']),
  'health-and-household': rings(60, 18),
  'pet-supplies': dots(38, 5),
  'office-products': lines(26, ['M0 0 V26']),
  'gift-cards': {
    size: 56,
    turn: -18,
    draw: (ink) => stroke('M8 10 L18 16 M36 6 L34 17 M46 34 L38 42 M14 40 L22 36', ink),
  },
}

const plainPattern = dots(32, 2.4)

/** The texture of a category's department; dots for one that is unknown or not given. */
export function patternFor(categoryId: string | undefined): Pattern {
  const department = categoryId?.split('.')[0] ?? ''
  return Object.hasOwn(patternOfDepartment, department)
    ? (patternOfDepartment[department] ?? plainPattern)
    : plainPattern
}

function dots(size: number, radius: number): Pattern {
  return {
    size,
    turn: 0,
    draw: (ink) => dot(size / 4, size / 4, radius, ink) + dot((size * 3) / 4, (size * 3) / 4, radius, ink),
  }
}

function rings(size: number, radius: number): Pattern {
  return {
    size,
    turn: 0,
    draw: (ink) =>
      element('circle', {
        cx: size / 2,
        cy: size / 2,
        r: radius,
        fill: 'none',
        stroke: ink,
        'stroke-width': 2,
      }),
  }
}

function lines(size: number, paths: readonly string[]): Pattern {
  return { size, turn: 0, draw: (ink) => paths.map((path) => stroke(path, ink)).join('') }
}

function dot(cx: number, cy: number, r: number, fill: string): string {
  return element('circle', { cx, cy, r, fill })
}

function stroke(d: string, ink: string): string {
  return element('path', {
    d,
    fill: 'none',
    stroke: ink,
    'stroke-width': 2,
    'stroke-linecap': 'round',
  })
}
