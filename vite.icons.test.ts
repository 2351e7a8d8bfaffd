// How the build draws Lucide's icons: as one path, with everything where it was.
import { expect, test } from 'vitest'
import { pathsOf } from './vite.icons.ts'

test('all strokes of an icon are one path', () => {
  const mixed = pathsOf([
    ['path', { d: 'M8 2v3' }],
    ['line', { x1: '3', x2: '21', y1: '9', y2: '9' }],
    ['circle', { cx: '12', cy: '12', r: '10' }],
    ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }],
    ['polygon', { points: '3 11 22 2 13 21' }],
    ['polyline', { points: '4 17 10 11' }],
  ])
  expect(mixed).toEqual({
    outline:
      'M8 2v3M3 9L21 9M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0zM3 11 22 2 13 21zM4 17 10 11',
    dots: '',
  })
})

test('a rectangle has its corners, and sharp ones without a radius', () => {
  const sheet = { x: '3', y: '4', width: '18', height: '10' }
  expect(pathsOf([['rect', { ...sheet, rx: '2' }]]).outline).toBe(
    'M5 4h14a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z',
  )
  expect(pathsOf([['rect', sheet]]).outline).toBe('M3 4h18v10h-18v-10z')
})

test('a path that begins with a relative move stays where it was behind another one', () => {
  const path = (d: string) => pathsOf([['path', { d }]]).outline
  expect(path('m15 5 4 4')).toBe('M15 5l4 4')
  expect(path('m10.852 14.772-.383.923')).toBe('M10.852 14.772l-.383.923')
  expect(path('m14.305 19.53.923-.382')).toBe('M14.305 19.53l.923-.382')
  expect(path('m2 2v20')).toBe('M2 2v20')
})

test('dots are filled, and the outline around them is not', () => {
  const palette = pathsOf([
    ['path', { d: 'M12 22a1 1 0 0 1 0-20' }],
    ['circle', { cx: '13.5', cy: '6.5', r: '.5', fill: 'currentColor' }],
  ])
  expect(palette).toEqual({ outline: 'M12 22a1 1 0 0 1 0-20', dots: 'M13 6.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0z' })
})

test('a shape that no icon had before fails the build', () => {
  expect(() => pathsOf([['text', {}]])).toThrow('No icon had a <text> before.')
})
