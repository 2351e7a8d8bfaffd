import { element } from './svg.ts'

/** 6:5, a little wider than high, as the cards show it; everything that matters fits a centered square. */
export const width = 480
export const height = 400

/**
 * The background of the glyph, as in a shop window: an arch, a disc, a shelf. `pale` is a lighter piece of the ground,
 * `strong` a deeper one.
 */
export const stages: readonly ((pale: Fill, strong: Fill) => string)[] = [
  // A disc behind, and a smaller one beside it.
  (pale, strong) =>
    element('circle', { cx: 240, cy: 200, r: 148, ...pale }) + element('circle', { cx: 392, cy: 84, r: 46, ...strong }),
  // An arch.
  (pale) => element('path', { d: 'M110 400V186a130 130 0 0 1 260 0V400Z', ...pale }),
  // Hills.
  (pale, strong) =>
    element('path', { d: 'M0 300Q120 216 250 286T480 262V400H0Z', ...pale }) +
    element('path', { d: 'M0 352Q150 292 300 346T480 330V400H0Z', ...strong }),
  // A shelf.
  (pale, strong) =>
    element('rect', { x: 0, y: 314, width, height: 86, ...strong }) +
    element('rect', { x: 64, y: 300, width: 352, height: 16, rx: 8, ...pale }),
  // The sun in a corner.
  (pale, strong) =>
    element('circle', { cx: 0, cy: 0, r: 190, ...strong }) + element('circle', { cx: 0, cy: 0, r: 128, ...pale }),
  // A band across.
  (pale) => element('path', { d: 'M-20 330 330 -20H500V130L150 480H-20Z', ...pale }),
  // A soft cushion, a little askew.
  (pale) =>
    element('rect', { x: 94, y: 58, width: 292, height: 284, rx: 92, transform: 'rotate(-9 240 200)', ...pale }),
  // Two rooms.
  (pale, strong) =>
    element('rect', { x: 0, y: 0, width: 170, height, ...strong }) +
    element('circle', { cx: 240, cy: 200, r: 136, ...pale }),
  // A spotlight from above.
  (pale, strong) =>
    element('path', { d: 'M190 0H290L420 400H60Z', ...pale }) +
    element('ellipse', { cx: 240, cy: 338, rx: 158, ry: 30, ...strong }),
]

export type Fill = Record<string, string | number>

/** Small things strewn about, outside the middle. */
export const trimmings: readonly ((ink: Fill, line: Fill) => string)[] = [
  () => '',
  (ink) =>
    element('circle', { cx: 66, cy: 74, r: 8, ...ink }) +
    element('circle', { cx: 420, cy: 322, r: 11, ...ink }) +
    element('circle', { cx: 398, cy: 62, r: 5, ...ink }),
  (_, line) => element('path', { d: 'M72 56V84M58 70H86M412 318V342M400 330H424M404 54V70M396 62H412', ...line }),
  (_, line) =>
    element('circle', { cx: 74, cy: 322, r: 13, ...line }) + element('circle', { cx: 410, cy: 72, r: 9, ...line }),
  (_, line) => element('path', { d: 'M48 92q12-14 24 0t24 0M384 330q12-14 24 0t24 0', ...line }),
  (ink) =>
    element('path', { d: 'm64 330 9-20 9 20-20-13h22ZM402 80l7-16 7 16-16-10h18Z', ...ink }) +
    element('circle', { cx: 84, cy: 66, r: 5, ...ink }),
  (ink) =>
    element('rect', { x: 52, y: 62, width: 17, height: 17, rx: 4, transform: 'rotate(20 60 70)', ...ink }) +
    element('rect', { x: 404, y: 314, width: 22, height: 22, rx: 5, transform: 'rotate(-16 415 325)', ...ink }),
]
